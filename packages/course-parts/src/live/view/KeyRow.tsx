import type { ReactNode } from 'react';
import type { EditorHandle } from '@kurser/python-runner/codeMirror';
import styles from './styles.module.css';

/** What a phone's keyboard has two layers down, and Python on every line. */
const keys = [
  { sign: ':', name: 'Kolon' },
  { sign: '(', name: 'Vänsterparentes' },
  { sign: ')', name: 'Högerparentes' },
  { sign: '[', name: 'Vänster hakparentes' },
  { sign: ']', name: 'Höger hakparentes' },
  { sign: '"', name: 'Citattecken' },
] as const;

interface KeyProps {
  readonly name: string;
  readonly children: string;
  readonly onPress: () => void;
}

function Key({ name, children, onPress }: KeyProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.key}
      aria-label={name}
      // The editor keeps the focus, and a phone its keyboard.
      onPointerDown={(event) => {
        event.preventDefault();
      }}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/**
 * A row of keys above the editor, for who writes with a finger. Where there is a real keyboard it
 * is hidden.
 */
export default function KeyRow({ editor }: { readonly editor: EditorHandle | null }): ReactNode {
  return (
    <div className={styles.keys} role="group" aria-label="Tecken">
      {keys.map(({ sign, name }) => (
        <Key key={sign} name={name} onPress={() => editor?.type(sign)}>
          {sign}
        </Key>
      ))}
      <Key name="Indrag" onPress={() => editor?.indent()}>
        ⇥
      </Key>
    </div>
  );
}
