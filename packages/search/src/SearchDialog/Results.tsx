import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import CourseMark from '@site/src/components/CourseMark';
import { courseAreas } from '@site/src/config/courseAreas';
import type { Answer, AnswerGroup, FoundAnswer } from '../query/answer';
import Snippet, { Segments } from './Snippet';
import type { FindSnippet } from './useSearch';
import styles from './styles.module.css';

interface ResultsProps {
  readonly id: string;
  readonly answer: Answer;
  readonly active: number;
  readonly findSnippet: FindSnippet;
  onChoose(answer: FoundAnswer): void;
}

export const optionId = (id: string, place: number): string => `${id}-${place}`;

interface ResultProps {
  readonly id: string;
  readonly answer: FoundAnswer;
  readonly selected: boolean;
  readonly findSnippet: FindSnippet;
  onChoose(answer: FoundAnswer): void;
}

/**
 * A link as well as an option: it can be opened in another tab. The arrows go to it, Tab does not.
 */
function Result({ id, answer, selected, findSnippet, onChoose }: ResultProps): ReactNode {
  const element = useRef<HTMLAnchorElement>(null);
  const wasSelected = useRef(selected);
  useEffect(() => {
    // Not when the answers are new: the first one is in sight, and measuring the page takes longer
    // than finding them.
    if (selected && !wasSelected.current) element.current?.scrollIntoView({ block: 'nearest' });
    wasSelected.current = selected;
  }, [selected]);
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(answer);
  };
  return (
    <a
      ref={element}
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      href={answer.address}
      className={clsx(styles.result, selected && styles.selected)}
      onClick={onClick}
    >
      <span className={styles.trail}>{answer.trail.join(' › ')}</span>
      <span className={styles.resultTitle}>
        <Segments of={answer.title} />
        {answer.heading.length > 0 && (
          <span className={styles.resultHeading}>
            <span>{' › '}</span>
            <Segments of={answer.heading} />
          </span>
        )}
      </span>
      <Snippet answer={answer} findSnippet={findSnippet} />
    </a>
  );
}

interface GroupProps extends Omit<ResultsProps, 'answer'> {
  readonly group: AnswerGroup;
  /** The number of the group's first answer in the whole list. */
  readonly first: number;
}

function Group({ id, group, first, active, findSnippet, onChoose }: GroupProps): ReactNode {
  const area = courseAreas.find(({ title }) => title === group.name);
  const nameId = `${id}-course-${first}`;
  return (
    <div role="group" aria-labelledby={nameId} className={styles.group}>
      <div id={nameId} role="presentation" className={styles.course}>
        {area && <CourseMark mark={area.mark} className={styles.mark} />}
        <span>{group.name}</span>
      </div>
      {group.answers.map((answer, place) => (
        <Result
          key={answer.address}
          id={optionId(id, first + place)}
          answer={answer}
          selected={first + place === active}
          findSnippet={findSnippet}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

/** The answers, course by course. */
export default function Results({
  id,
  answer,
  active,
  findSnippet,
  onChoose,
}: ResultsProps): ReactNode {
  const sizes = answer.groups.map(({ answers }) => answers.length);
  return (
    <div id={id} role="listbox" aria-label="Träffar" className={styles.results}>
      {answer.groups.map((group, place) => (
        <Group
          key={group.name}
          id={id}
          group={group}
          first={sizes.slice(0, place).reduce((sum, size) => sum + size, 0)}
          active={active}
          findSnippet={findSnippet}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}
