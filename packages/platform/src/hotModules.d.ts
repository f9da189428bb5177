/** What the bundler's development server adds to a module; a build has none of it. */
interface ImportMeta {
  readonly webpackHot?: {
    /** The module takes changes of itself and of what it imports: it is run anew. */
    readonly accept: () => void;
  };
}
