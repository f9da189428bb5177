import { checkGodot } from './main';

/** `npm run test-godot`: CONTRIBUTING.md says what it needs. */
process.exitCode = await checkGodot((line) => {
  console.log(line);
});
