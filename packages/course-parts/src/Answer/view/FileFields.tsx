import { useId, useState, type DragEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import FileField from '@kurser/ui/FileField';
import InlineText from '@kurser/ui/InlineText';
import FieldMark from '@kurser/ui/VerdictBox/FieldMark';
import { maxCodeLength } from '@kurser/shared/textLimits';
import quiz from '../../Quiz/styles.module.css';
import { isBinary } from '../core/file/fact';
import { endsText, takeFile } from '../core/file/taken';
import type { FileAnswer } from '../core/question';
import type { FieldsProps } from './fieldsProps';
import styles from '../styles.module.css';
import kinds from './kinds.module.css';

interface FileFieldsProps extends FieldsProps {
  readonly question: FileAnswer;
  readonly label: string | undefined;
  readonly isRight: boolean;
}

/** Takes what was chosen or dropped; what is refused leaves the text as it was. */
function useTaking(question: FileAnswer, onFill: FieldsProps['onFill']) {
  const [refusal, setRefusal] = useState('');
  const [isOver, setIsOver] = useState(false);
  const [isTaking, setIsTaking] = useState(false);
  const take = async (files: readonly File[]): Promise<void> => {
    setIsTaking(true);
    const taken = await takeFile(files, question.ends);
    setIsTaking(false);
    setRefusal(taken.ok ? '' : taken.reason);
    if (taken.ok) onFill([taken.text, taken.name]);
  };
  return {
    refusal,
    isOver,
    isTaking,
    take,
    forget: () => {
      setRefusal('');
    },
    zone: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => {
        setIsOver(false);
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        const files = Array.from(event.dataTransfer.files);
        // Text that is dragged into the field is the browser's to take.
        if (files.length === 0) return;
        event.preventDefault();
        void take(files);
      },
    },
  };
}

/** What is asked of the file and how it stands: shown once it has been read. */
function Facts({ question, marks, isRight }: FileFieldsProps): ReactNode {
  const id = useId();
  if (marks === undefined && !isRight) return null;
  return (
    <ul className={kinds.facts}>
      {question.facts.map(({ says }, place) => (
        <li key={says}>
          <FieldMark id={`${id}-${String(place)}`} mark={isRight ? 'right' : marks?.[place]} />{' '}
          <InlineText text={says} />
        </li>
      ))}
    </ul>
  );
}

/**
 * A file that is only read can do what is asked in a way that nobody foresaw, and the student, who
 * has run it, is the one who knows. A program that the page runs is judged by what it did.
 */
function Otherwise({ question, marks, isRight }: FileFieldsProps): ReactNode {
  const isRun = question.ends.includes('.prg');
  if (isRight || isRun || marks?.includes('wrong') !== true) return null;
  return (
    <p className={kinds.unread}>
      Gör din fil det ändå, på ett annat sätt? Jämför med lösningen och kryssa i Klar.
    </p>
  );
}

interface ChooserProps {
  readonly ends: FileAnswer['ends'];
  readonly isLocked: boolean;
  readonly onChosen: (files: readonly File[]) => Promise<void>;
}

/** The button that asks the computer for a file. */
function Chooser({ ends, isLocked, onChosen }: ChooserProps): ReactNode {
  return (
    <FileField
      accept={ends.join(',')}
      disabled={isLocked}
      aria-label={`Välj en fil (${endsText(ends)})`}
      onChosen={(files) => void onChosen(files)}
    >
      Välj fil
    </FileField>
  );
}

/** A file of the student's own: dropped, chosen by a button, or pasted. */
export default function FileFields(props: FileFieldsProps): ReactNode {
  const { question, label, fields, isLocked, faultId, onFill } = props;
  const [text = '', name = ''] = fields;
  const id = useId();
  const taking = useTaking(question, onFill);
  const names = endsText(question.ends);
  // What the page has read of a file that is no text is not written by hand.
  const isReadOnly = question.ends.every(isBinary);
  const howTo = isReadOnly
    ? 'Släpp en fil här, eller välj den. Det sidan ser står i rutan.'
    : 'Släpp en fil här, välj den, eller klistra in texten.';
  return (
    <div
      className={clsx(quiz.fields, kinds.drop, taking.isOver && kinds.dropOver)}
      {...taking.zone}
    >
      <label htmlFor={`${id}-text`} className={styles.label}>
        <InlineText text={label ?? `Din fil (${question.name || names})`} />
      </label>
      <div className={quiz.line}>
        <Chooser ends={question.ends} isLocked={isLocked} onChosen={taking.take} />
        <span className={kinds.fileName}>{taking.isTaking ? 'Läser filen …' : name || howTo}</span>
      </div>
      <textarea
        id={`${id}-text`}
        className={quiz.printout}
        rows={8}
        value={text}
        readOnly={isLocked || isReadOnly}
        maxLength={maxCodeLength}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={faultId !== undefined}
        aria-describedby={`${id}-unseen${faultId === undefined ? '' : ` ${faultId}`}`}
        onChange={(event) => {
          taking.forget();
          onFill([event.target.value, name]);
        }}
      />
      <p role="alert" className={kinds.refusal}>
        {taking.refusal}
      </p>
      <p id={`${id}-unseen`} className={kinds.unread}>
        <span>
          {`Sidan ${question.ends.includes('.prg') ? 'kör filen' : 'läser filen men kör den inte'}.`}
        </span>{' '}
        {question.unseen !== '' && <InlineText text={question.unseen} />}
      </p>
      <Facts {...props} />
      <Otherwise {...props} />
    </div>
  );
}
