import { Component, type ComponentType, type ReactNode } from 'react';
import { inElements } from '@kurser/shared/inElements';
import Button from '@kurser/ui/Button';
import styles from './styles.module.css';

interface BrokenPartProps {
  readonly message: string;
  readonly tryAgain: () => void;
}

/**
 * What stands in the place of a part that broke. Made of phrases alone, because a part may stand in
 * the middle of a sentence.
 */
function BrokenPart({ message, tryAgain }: BrokenPartProps): ReactNode {
  return (
    <span role="alert" className={styles.broken}>
      <strong>Den här delen av sidan gick sönder.</strong>
      <span>Resten av sidan fungerar, och det du har gjort finns kvar.</span>
      <Button onClick={tryAgain}>Försök igen</Button>
      <small>{message}</small>
    </span>
  );
}

interface PartBoundaryProps {
  /** What is read on without the part. */
  readonly words: ReactNode;
  readonly children: ReactNode;
}

interface PartBoundaryState {
  readonly fault?: string;
}

/** What breaks in it, and nothing else, gives way to a sentence. React asks for a class. */
class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = {};

  static getDerivedStateFromError(error: unknown): PartBoundaryState {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === undefined) return this.props.children;
    return (
      <>
        {inElements(this.props.words)}
        <BrokenPart message={fault} tryAgain={() => this.setState({ fault: undefined })} />
      </>
    );
  }
}

/**
 * What of a part's own children is read on without it: nothing, all of a block, or a word of a
 * sentence.
 */
type Kept = 'nothing' | 'block' | 'word';

/**
 * A teaching part that takes only itself down when it breaks: the crash screen, to which the whole
 * page gives way, is for what breaks outside the parts. On the server nothing is caught, so that an
 * author's mistake stops the build.
 */
export function bounded(
  Part: ComponentType<object>,
  kept: Kept = 'nothing',
): ComponentType<{ readonly children?: ReactNode }> {
  return function BoundedPart(props) {
    const part = (
      <PartBoundary words={kept !== 'nothing' && props.children}>
        <Part {...props} />
      </PartBoundary>
    );
    // One element among the texts of its sentence, whatever comes and goes in it.
    return kept === 'word' ? <span>{part}</span> : part;
  };
}
