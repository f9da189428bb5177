import { lazy, useId, type ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import { maxLineLength } from '@kurser/shared/textLimits';
import quiz from '../../Quiz/styles.module.css';
import type { AnswerQuestion, NumberAnswer, TextAnswer } from '../core/question';
import type { AnswerState } from '../useAnswer';
import type { FieldsProps } from './fieldsProps';
import RowFields from './RowFields';
import TableFields from './TableFields';
import styles from '../styles.module.css';

/** Each is fetched by the pages that ask for it. */
const MatchFields = lazy(() => import('./MatchFields'));
const OrderFields = lazy(() => import('./OrderFields'));
const LineMarks = lazy(() => import('./LineMarks'));
const CellMarks = lazy(() => import('./CellMarks'));
const NodeMarks = lazy(() => import('./NodeMarks'));
const FileFields = lazy(() => import('./FileFields'));
const OutputFields = lazy(() => import('./OutputFields'));

type Labelled<Body> = Body & Pick<AnswerQuestion, 'label'>;

interface AnswerFieldsProps {
  readonly question: Exclude<AnswerQuestion, { kind: 'compare' }>;
  readonly state: AnswerState;
  readonly isLocked: boolean;
  readonly faultId: string | undefined;
}

/** The fields that a kind of answer takes. */
export default function AnswerFields({
  question,
  state,
  isLocked,
  faultId,
}: AnswerFieldsProps): ReactNode {
  const { fields, verdict, change, fill } = state;
  const marks = verdict === undefined || verdict.kind === 'right' ? undefined : verdict.marks;
  const shared: FieldsProps = { fields, marks, isLocked, faultId, onChange: change, onFill: fill };
  switch (question.kind) {
    case 'number':
    case 'text':
      return <LineField question={question} {...shared} />;
    case 'rows':
      return <RowFields question={question} label={question.label} {...shared} />;
    case 'table':
      return <TableFields question={question} label={question.label} {...shared} />;
    case 'match':
      return <MatchFields question={question} label={question.label} {...shared} />;
    case 'order':
      return <OrderFields question={question} label={question.label} {...shared} />;
    case 'lines':
      return <LineMarks question={question} label={question.label} {...shared} />;
    case 'cells':
      return <CellMarks question={question} label={question.label} {...shared} />;
    case 'nodes':
      return <NodeMarks question={question} label={question.label} {...shared} />;
    case 'output':
      return <OutputFields question={question} label={question.label} {...shared} />;
    case 'file':
      return (
        <FileFields
          question={question}
          label={question.label}
          isRight={verdict?.kind === 'right'}
          {...shared}
        />
      );
  }
}

interface LineFieldProps extends FieldsProps {
  readonly question: Labelled<NumberAnswer | TextAnswer>;
}

/** A line to write in; a number's unit stands after it. */
function LineField({ question, fields, isLocked, faultId, onChange }: LineFieldProps): ReactNode {
  const id = useId();
  const unit = question.kind === 'number' ? question.unit : '';
  return (
    <div className={quiz.fields}>
      <label htmlFor={id} className={styles.label}>
        <InlineText text={question.label ?? 'Ditt svar'} />
      </label>
      <div className={quiz.line}>
        <input
          id={id}
          type="text"
          className={quiz.input}
          size={question.kind === 'number' ? 12 : 28}
          value={fields[0] ?? ''}
          readOnly={isLocked}
          maxLength={maxLineLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={faultId !== undefined}
          aria-describedby={faultId}
          onChange={(event) => {
            onChange(0, event.target.value);
          }}
        />
        {unit !== '' && <span className={quiz.unit}>{unit}</span>}
      </div>
    </div>
  );
}
