import { alternativeTexts } from './alternativeTexts';
import { answers } from './answers';
import { blanks } from './blanks';
import { braces } from './braces';
import { components } from './components';
import { dollars } from './dollars';
import { exercises } from './exercises';
import { fences } from './fences';
import { flagChecks } from './flagChecks';
import { formulas } from './formulas';
import { frontMatter } from './frontMatter';
import { glossaryTerms } from './glossaryTerms';
import { goals } from './goals';
import { headings } from './headings';
import { htmlAttributes } from './htmlAttributes';
import { labs } from './labs';
import { links } from './links';
import { longStretches } from './longStretches';
import { lostLinks } from './lostLinks';
import { openings } from './openings';
import { openFences } from './openFences';
import { openingLength } from './openingLength';
import { parts } from './parts';
import { pictures } from './pictures';
import { placeholders } from './placeholders';
import { plainTexts } from './plainTexts';
import { practisedGoals } from './practisedGoals';
import { predictions } from './predictions';
import { puzzles } from './puzzles';
import { pyRuns } from './pyRuns';
import { quizzes } from './quizzes';
import { requiredParts } from './requiredParts';
import type { Rule } from './rule';
import { sources } from './sources';
import { stepTraces } from './stepTraces';
import { strayFrontMatter } from './strayFrontMatter';
import { tableHeaders } from './tableHeaders';
import { testedNames } from './testedNames';
import { typography } from './typography';
import { uniqueDescription } from './uniqueDescription';
import { uniqueTitle } from './uniqueTitle';
import { verbatimText } from './verbatimText';
import { windowsPaths } from './windowsPaths';
import { writtenCircuits } from './writtenCircuits';

/** The rules on a page's form, in the order their faults are best mended. */
export const rules: readonly Rule[] = [
  frontMatter,
  strayFrontMatter,
  uniqueTitle,
  uniqueDescription,
  requiredParts,
  goals,
  practisedGoals,
  openingLength,
  openFences,
  components,
  headings,
  alternativeTexts,
  tableHeaders,
  pictures,
  links,
  lostLinks,
  fences,
  sources,
  quizzes,
  exercises,
  testedNames,
  openings,
  answers,
  predictions,
  puzzles,
  verbatimText,
  pyRuns,
  stepTraces,
  longStretches,
  labs,
  writtenCircuits,
  parts,
  htmlAttributes,
  flagChecks,
  dollars,
  formulas,
  braces,
  plainTexts,
  glossaryTerms,
  windowsPaths,
  blanks,
  placeholders,
  typography,
];
