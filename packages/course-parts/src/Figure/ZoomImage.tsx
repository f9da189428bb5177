import type { ComponentProps, ReactNode } from 'react';
import Img from '@theme/MDXComponents/Img';
import ZoomButton from './ZoomButton';
import styles from './styles.module.css';

/**
 * A picture in Markdown: Docusaurus' own, with a button that enlarges it. A picture that is a link,
 * or inside a `Figure`, leaves that to what surrounds it (see the style sheet).
 */
export default function ZoomImage(props: ComponentProps<'img'>): ReactNode {
  const { alt = '', src } = props;
  return (
    <span className={styles.image}>
      <Img {...props} alt={alt} />
      <ZoomButton name={alt === '' ? 'bilden' : alt} className={styles.zoomOnImage}>
        <Img src={src} alt={alt} />
      </ZoomButton>
    </span>
  );
}
