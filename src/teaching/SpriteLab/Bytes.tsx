import { useId, useState, type ReactNode } from 'react';
import ChoiceField from '@site/src/components/ChoiceField';
import SelectField from '@site/src/components/SelectField';
import Button from '../kit/Button';
import { addresses, parseBytes, toDecimal, toHex, toTrse, type Address } from './byteText';
import type { SpriteLab } from './useSpriteLab';
import styles from './styles.module.css';

type Format = 'trse' | 'hex' | 'decimal';

const formats: readonly { readonly value: Format; readonly label: string }[] = [
  { value: 'trse', label: 'TRSE' },
  { value: 'hex', label: 'Hexadecimalt' },
  { value: 'decimal', label: 'Decimalt' },
];

const addressOptions = addresses.map((address) => ({
  value: address,
  label: `$${address.toString(16)}`,
}));

interface BytesProps {
  readonly lab: SpriteLab;
  readonly name: string;
}

function Export({ lab, name }: BytesProps): ReactNode {
  const id = useId();
  const [format, setFormat] = useState<Format>('trse');
  const [address, setAddress] = useState<Address>(addresses[0]);
  const [said, setSaid] = useState('');
  const { frames } = lab.state;
  const texts: Record<Format, () => string> = {
    trse: () => toTrse(frames, name, address),
    hex: () => toHex(frames),
    decimal: () => toDecimal(frames),
  };
  const text = texts[format]();
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setSaid('Kopierat.'),
      () => setSaid('Webbläsaren lät inte texten kopieras. Markera den och kopiera själv.'),
    );
  };
  return (
    <>
      <div className={styles.fields}>
        <ChoiceField legend="Skriv som" choices={formats} value={format} onChange={setFormat} />
        {format === 'trse' && (
          <SelectField
            label="Plats i minnet"
            options={addressOptions}
            value={address}
            onChange={setAddress}
          />
        )}
        <Button onClick={copy}>Kopiera texten</Button>
        <span role="status">{said}</span>
      </div>
      <label className={styles.hidden} htmlFor={id}>
        Spritens byte
      </label>
      <textarea className={styles.text} id={id} rows={9} readOnly spellCheck={false} value={text} />
    </>
  );
}

function Import({ lab }: Pick<BytesProps, 'lab'>): ReactNode {
  const id = useId();
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const read = (): void => {
    const result = parseBytes(text);
    setReason(result.kind === 'wrong' ? result.reason : '');
    if (result.kind === 'frames') lab.verbs.importFrames(result.frames);
  };
  return (
    <details className={styles.more}>
      <summary>Läs in byte</summary>
      <label htmlFor={id}>64 tal för varje bild, eller en hel array ur ett TRSE-program.</label>
      <textarea
        className={styles.text}
        id={id}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button off={text.trim() === ''} onClick={read}>
        Läs in
      </Button>
      <p className={styles.fault} role="alert">
        {reason}
      </p>
    </details>
  );
}

/** The frames as numbers: out to a program, and in from one. */
export default function Bytes(props: BytesProps): ReactNode {
  return (
    <div className={styles.bytesPart}>
      <Export {...props} />
      <Import lab={props.lab} />
    </div>
  );
}
