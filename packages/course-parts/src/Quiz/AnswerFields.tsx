import type { ReactNode } from 'react';
import ChoiceFields from './ChoiceFields';
import type { FieldsProps } from './fieldsProps';
import OrderFields from './OrderFields';
import type { Given, Question } from './question';
import WrittenField from './WrittenField';

interface AnswerFieldsProps extends FieldsProps {
  readonly question: Question;
  readonly given: Given;
  /** Whose reasons are shown beside the choices. */
  readonly explain: 'none' | 'picked' | 'all';
  /** Mixes the choices; without one they stand as they were written. */
  readonly seed?: number | undefined;
}

/** The fields that a kind of question takes. */
export default function AnswerFields({
  question,
  given,
  explain,
  seed,
  ...fields
}: AnswerFieldsProps): ReactNode {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return (
        <ChoiceFields
          question={question}
          picked={given.kind === 'picked' ? given.picked : []}
          explain={explain}
          seed={seed}
          {...fields}
        />
      );
    case 'text':
    case 'output':
    case 'number':
      return (
        <WrittenField
          question={question}
          text={given.kind === 'written' ? given.text : ''}
          {...fields}
        />
      );
    case 'order':
      return (
        <OrderFields
          question={question}
          order={given.kind === 'ordered' ? given.order : []}
          {...fields}
        />
      );
  }
}
