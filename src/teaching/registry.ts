import { lazy, type ComponentType } from 'react';

/**
 * The teaching parts by the names that authors write. Each is its own chunk, so that a page pays only for what it uses;
 * the small marker components that only carry an author's words (a question, a choice) are imported directly.
 */
export const teachingComponents: Readonly<Record<string, ComponentType<never>>> = {};

void lazy;
