import { formatFinding } from '../../packages/lesson-check/src/report';
import { findGodot } from './godot';
import { checkLessonScripts, collectLessonScripts } from './lessonScripts';
import { type PlantedFault, plantedFaults } from './plants';
import { checkProofs } from './proofs';
import { checkProject, findProjects, type Project, type Result, root } from './project';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Checks the Godot projects under docs/ and the scripts in lessons. Returns the exit code: 1
 * for any fault, and without a Godot to ask.
 */
export async function checkGodot(print: (line: string) => void): Promise<number> {
  const godot = await findGodot();
  if (godot.kind === 'missing') {
    print(godot.reason);
    return 1;
  }
  print(`Godot ${godot.version}`);
  const projects = findProjects();
  const counts: Count[] = [];
  for (const project of projects) counts.push(await checkOne(godot.command, project, print));
  for (const fault of plantedFaults)
    counts.push(await checkPlant(godot.command, projects, fault, print));
  counts.push(await checkScripts(godot.command, print));
  counts.push(await checkTrials(godot.command, print));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  print(`${String(passed)} passed, ${String(failed)} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

async function checkOne(
  command: string,
  project: Project,
  print: (line: string) => void,
): Promise<Count> {
  const { checks, complaints } = await checkProject(command, project);
  print(`\n${project.folder}`);
  for (const { holds, name, measured } of checks)
    print(`  ${holds ? 'rätt' : 'FEL '}  ${name}: ${measured}`);
  for (const complaint of complaints) print(`  FEL   ${complaint}`);
  const passed = checks.filter(({ holds }) => holds).length;
  return { passed, failed: checks.length - passed + complaints.length };
}

/** A planted fault must be seen, by the check it concerns. */
async function checkPlant(
  command: string,
  projects: readonly Project[],
  { project: name, plant, seenBy }: PlantedFault,
  print: (line: string) => void,
): Promise<Count> {
  const project = projects.find(({ folder }) => folder.endsWith(`/${name}`));
  if (project === undefined) throw new Error(`No project is called ${name}`);
  const seen = isSeen(await checkProject(command, project, [plant]), seenBy);
  print(`\nPlanterat fel i ${name}/${plant.file}: ${seen ? 'syns' : 'SYNS INTE'} (${seenBy})`);
  return seen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function isSeen({ checks, complaints }: Result, seenBy: string): boolean {
  return (
    checks.some(({ holds, name }) => !holds && name === seenBy) ||
    complaints.some((complaint) => complaint.includes(seenBy))
  );
}

async function checkScripts(command: string, print: (line: string) => void): Promise<Count> {
  const scripts = collectLessonScripts(root);
  const findings = await checkLessonScripts(command, scripts);
  print(`\nHela skript i lektionerna: ${String(scripts.length)} lästa av Godot`);
  for (const finding of findings) print(`  ${formatFinding(finding)}`);
  const faulty = new Set(findings.map(({ file, line }) => `${file}:${String(line)}`)).size;
  return { passed: Math.max(scripts.length - faulty, 0), failed: findings.length };
}

/** The scripts that students judge themselves with, on right programs and on wrong ones. */
async function checkTrials(command: string, print: (line: string) => void): Promise<Count> {
  const { tried, faults } = await checkProofs(command);
  print(`\nProven i uppgifterna: ${String(tried)} program körda`);
  for (const fault of faults) print(`  FEL   ${fault}`);
  return { passed: tried - faults.length, failed: faults.length };
}
