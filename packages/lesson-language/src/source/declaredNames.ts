import type { Root } from 'mdast';

interface Named {
  readonly name?: string;
}

interface Statement {
  readonly specifiers?: readonly { readonly local?: Named }[];
  readonly declaration?: {
    readonly id?: Named | null;
    readonly declarations?: readonly { readonly id?: Named }[];
  } | null;
}

/** The names that a page imports, or declares by an `export`. */
export function declaredNames(tree: Root): readonly string[] {
  return tree.children
    .flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .flatMap((statement) => namesOf(statement as Statement));
}

function namesOf({ specifiers = [], declaration }: Statement): readonly string[] {
  const declared = [declaration?.id, ...(declaration?.declarations ?? []).map(({ id }) => id)];
  return [...specifiers.map(({ local }) => local), ...declared].flatMap((id) => id?.name ?? []);
}

/** The files that a page imports, by the names that it gives them, and where it does so. */
export function importedFiles(
  tree: Root,
): readonly { readonly name: string; readonly line: number }[] {
  return tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? (node.data?.estree?.body ?? []).flatMap((statement) =>
          statement.type === 'ImportDeclaration' && /^\.\.?\//.test(String(statement.source.value))
            ? [{ name: String(statement.source.value), line: statement.loc?.start.line ?? 1 }]
            : [],
        )
      : [],
  );
}
