import { useState, type ReactNode } from 'react';
import ChoiceField from '@kurser/ui/ChoiceField';
import SelectField from '@kurser/ui/SelectField';
import Button from '../../kit/Button';
import code from '../../kit/code.module.css';
import More from '../../kit/More';
import ReadText from '../../kit/ReadText';
import { addresses, parseBytes, toDecimal, toHex, toTrse, type Address } from '../core/byteText';
import type { SpriteLab } from '../useSpriteLab';
import styles from '../styles.module.css';

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
      <textarea
        className={code.box}
        aria-label="Spritens byte"
        rows={9}
        readOnly
        spellCheck={false}
        value={text}
      />
    </>
  );
}

function Import({ lab }: Pick<BytesProps, 'lab'>): ReactNode {
  const read = (text: string): string | undefined => {
    const result = parseBytes(text);
    if (result.kind === 'wrong') return result.reason;
    lab.verbs.importFrames(result.frames);
    return undefined;
  };
  return (
    <More summary="Läs in byte">
      <ReadText
        label="64 tal för varje bild, eller en hel array ur ett TRSE-program."
        button="Läs in"
        rows={6}
        read={read}
      />
    </More>
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
