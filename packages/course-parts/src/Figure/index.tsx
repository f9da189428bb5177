import { Children, type ReactNode } from 'react';
import InlineText from '@kurser/ui/InlineText';
import { parseFigure } from './figure';
import ZoomButton from './ZoomButton';
import styles from './styles.module.css';

interface FigureProps {
  readonly alt?: unknown;
  readonly caption?: unknown;
  readonly children?: ReactNode;
}

/**
 * A drawing with its message in words for those who do not see it. It opens large by a press
 * anywhere on it.
 * @throws an Error in Swedish for a wrong prop or a figure without a drawing
 */
export default function Figure({ alt, caption, children }: FigureProps): ReactNode {
  const text = parseFigure(alt, caption);
  if (Children.count(children) === 0)
    throw new Error(`Figure "${text.alt}": bilden saknas; skriv den mellan <Figure> och </Figure>`);
  const picture = (
    <div role="img" aria-label={text.alt} className={styles.picture}>
      {children}
    </div>
  );
  return (
    <figure className={styles.figure}>
      {picture}
      <div className={styles.below}>
        <figcaption className={styles.caption}>
          <InlineText text={text.caption ?? ''} />
        </figcaption>
        <ZoomButton name={text.alt} caption={text.caption} className={styles.zoomBelow}>
          {picture}
        </ZoomButton>
      </div>
    </figure>
  );
}
