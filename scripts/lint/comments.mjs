/** As wide as oxfmt makes code; it leaves comments alone. */
const columns = 100;

const message = `A comment is at most ${columns} columns wide: break the line.`;

/** An address cannot be broken. */
const isOneAddress = (line) => /^[\s/*]*https?:\/\/\S+$/.test(line);

/** A rule for oxlint and ESLint: no line of a comment goes beyond the columns. */
const width = {
  create: (context) => ({
    Program(node) {
      const { sourceCode } = context;
      const lines = sourceCode.lines;
      for (const comment of sourceCode.getAllComments()) {
        const { start, end } = comment.loc;
        for (let line = start.line; line <= end.line; line += 1) {
          const text = lines[line - 1] ?? '';
          // Of a line that begins with code, only what comes after it counts as a comment's.
          if (text.length <= columns || isOneAddress(text)) continue;
          context.report({
            node,
            loc: { start: { line, column: 0 }, end: { line, column: text.length } },
            message,
          });
        }
      }
    },
  }),
};

export default { meta: { name: 'comments' }, rules: { width } };
