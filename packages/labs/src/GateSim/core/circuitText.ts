import { parseDefinitions } from '../../logic/definitions';
import { variablesOf } from '../../logic/expression';
import { formatExpression } from '../../logic/format';
import { problemToText } from '../../logic/parse';
import { sortVariables } from '../../logic/table';

/**
 * The circuit of one or more expressions in GateSim's own notation, or what is wrong with them, in
 * Swedish.
 */
export function circuitTextOf(
  expressions: string,
): { readonly text: string } | { readonly fault: string } {
  const parsed = parseDefinitions(expressions);
  if (!parsed.ok) return { fault: problemToText(parsed.problem) };
  const names = sortVariables(parsed.value.flatMap(({ expression }) => variablesOf(expression)));
  const outputs = parsed.value.map(({ name }) => name);
  const equations = parsed.value.map(
    ({ name, expression }) => `${name} = ${formatExpression(expression, 'words')}`,
  );
  return {
    text: [`inputs: ${names.join(', ')}`, `outputs: ${outputs.join(', ')}`, ...equations].join(
      '\n',
    ),
  };
}
