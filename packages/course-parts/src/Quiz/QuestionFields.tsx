import type { ReactNode } from 'react';
import ChoiceFields from './ChoiceFields';
import type { SharedFieldsProps } from './sharedFieldsProps';
import ItemsInOrder from './ItemsInOrder';
import type { Given, Question } from './quizQuestion';
import WrittenField from './WrittenField';

interface QuestionFieldsProps extends SharedFieldsProps {
  readonly question: Question;
  readonly given: Given;
  /** Whose reasons are shown beside the choices. */
  readonly explain: 'none' | 'picked' | 'all';
  /** Mixes the choices; without one they stand as they were written. */
  readonly seed?: number | undefined;
}

/** The fields that a kind of question takes. */
export default function QuestionFields({
  question,
  given,
  explain,
  seed,
  ...fields
}: QuestionFieldsProps): ReactNode {
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
        <ItemsInOrder
          question={question}
          order={given.kind === 'ordered' ? given.order : []}
          {...fields}
        />
      );
  }
}
