/** What the bundler's statistics say of a chunk, as far as it is used here. */
export interface ChunkJson {
  readonly id?: string | number;
  /** The chunks that may ask for it. */
  readonly parents?: readonly (string | number)[];
  readonly initial?: boolean;
  readonly names?: readonly string[];
  readonly files?: readonly string[];
  /** What its modules have made beside scripts: pictures, downloads. */
  readonly auxiliaryFiles?: readonly string[];
}

export const filesOfChunk = ({ files = [], auxiliaryFiles = [] }: ChunkJson): string[] => [
  ...files,
  ...auxiliaryFiles,
];
