/** How React writes a page on the server, for code that looks for something in that text. */

/** A boolean attribute, or one without a value, as it stands in an element. */
export const writtenAttribute = (name: string): string => `${name}=""`;

/** A style sheet that a part of the page asked for; React puts it before all else. */
export const writtenStyleLink = /<link rel="stylesheet"[^>]*>/g;

/**
 * Of a part that comes late and is put into its place by a script: the place, the part, or the
 * script.
 */
const late = /<script|<template|<div hidden(?:="")? id="S:/;

/** Whether only a program could put all of the markup into its places. */
export function hasLateParts(html: string): boolean {
  return late.test(html);
}
