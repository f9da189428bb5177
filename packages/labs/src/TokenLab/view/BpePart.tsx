import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Button from '../../kit/Button';
import parts from '../../kit/lab.module.css';
import Status from '../../kit/Status';
import Table from '../../kit/Table';
import TextField, { TextBox } from '../../kit/TextField';
import { encodeWord, type Tokens } from '../core/bpe';
import { limits, longestText, type PartProps } from '../settings';
import styles from '../styles.module.css';
import { useBpe, type Bpe } from '../useBpe';

/** A word as its tokens, those of the latest merge in bold. */
function Word({ tokens, latest }: { readonly tokens: Tokens; readonly latest: string }): ReactNode {
  return (
    <span className={styles.word}>
      {tokens.map((token, i) => (
        <span key={i} className={clsx(styles.token, token === latest && styles.latest)}>
          {token}
        </span>
      ))}
    </span>
  );
}

/** Pairs beyond these occur so seldom that nobody waits for them. */
const shownPairs = 8;

function PairTable({ bpe: { pairs, next } }: { readonly bpe: Bpe }): ReactNode {
  return (
    <Table caption="Vanligaste paren" heads={['Par', 'Antal']}>
      {pairs.slice(0, shownPairs).map(({ left, right, count }) => {
        const isNext = left === next?.left && right === next.right;
        return (
          <tr key={`${left} ${right}`}>
            <td className={clsx(isNext && parts.strong)}>
              {`${left} + ${right}${isNext ? ' (slås ihop nu)' : ''}`}
            </td>
            <td className={clsx(isNext && parts.strong)}>{count}</td>
          </tr>
        );
      })}
    </Table>
  );
}

function Merges({ bpe: { learnt } }: { readonly bpe: Bpe }): ReactNode {
  if (learnt.merges.length === 0)
    return <p className={parts.note}>Inget par är ihopslaget än: varje tecken är en token.</p>;
  return (
    <ol className={styles.merges}>
      {learnt.merges.map(({ left, right, count }, i) => (
        <li key={i}>
          <span>{`${left} + ${right} → `}</span>
          <strong>{left + right}</strong>
          <span>{` (${count} gånger)`}</span>
        </li>
      ))}
    </ol>
  );
}

/** A word that was not in the text, split by what was learnt from it. */
function NewWord({ bpe: { learnt } }: { readonly bpe: Bpe }): ReactNode {
  const [word, setWord] = useState('');
  const tokens = encodeWord(word.trim(), learnt.merges);
  return (
    <div className={styles.ownWord}>
      <TextField label="Dela upp ett eget ord" maxLength={40} value={word} onChange={setWord} />
      <p className={styles.words} aria-live="polite">
        {tokens.length > 0 && (
          <>
            <Word tokens={tokens} latest="" />{' '}
            <span>{`${tokens.length} ${tokens.length === 1 ? 'token' : 'tokens'}`}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** Byte pair encoding of one's own text, merge by merge. */
export default function BpePart({ settings }: PartProps): ReactNode {
  const bpe = useBpe(settings);
  const { learnt, done, next, verbs } = bpe;
  const last = learnt.merges.at(-1);
  const count = learnt.words.reduce((sum, word) => sum + word.length, 0);
  return (
    <div className={parts.split}>
      <div className={parts.column}>
        <TextBox
          label="Text"
          rows={4}
          maxLength={longestText}
          value={bpe.text}
          onChange={verbs.setText}
        />
        <div className={parts.buttons}>
          <Button off={done === 0} onClick={() => verbs.go(done - 1)}>
            Bakåt
          </Button>
          <Button variant="primary" off={next === undefined} onClick={() => verbs.go(done + 1)}>
            Slå ihop ett par
          </Button>
          <Button off={next === undefined} onClick={() => verbs.go(limits.merges.max)}>
            Till slutet
          </Button>
          <Button onClick={() => verbs.go(0)}>Börja om</Button>
        </div>
        <Status>
          <span>
            {last === undefined
              ? 'Inga sammanslagningar.'
              : `Sammanslagning ${done}: ${last.left} + ${last.right}.`}
          </span>{' '}
          <span>{count}</span> tokens i texten, <span>{learnt.vocabulary.length}</span> i
          ordförrådet.
          <span>{next === undefined && ' Inget par förekommer två gånger.'}</span>
        </Status>
        <p className={styles.words}>
          {learnt.words.map((tokens, i) => (
            <Word
              key={i}
              tokens={tokens}
              latest={last === undefined ? '' : last.left + last.right}
            />
          ))}
        </p>
      </div>
      <div className={parts.column}>
        <PairTable bpe={bpe} />
        <Merges bpe={bpe} />
        <NewWord bpe={bpe} />
      </div>
    </div>
  );
}
