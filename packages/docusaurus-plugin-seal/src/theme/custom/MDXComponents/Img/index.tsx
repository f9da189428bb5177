/** The theme's own place for pictures in Markdown. */
export { SealedImg as default } from '../../../../gate/SealedImg';
