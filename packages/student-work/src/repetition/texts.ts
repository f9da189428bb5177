/** "1 fråga", "8 frågor". */
export function questionsText(count: number): string {
  return count === 1 ? '1 fråga' : `${count} frågor`;
}

/** Roughly how long so many questions take: "ungefär 5 minuter". */
export function minutesText(count: number): string {
  const minutes = Math.max(1, Math.round(count * 0.6));
  return minutes === 1 ? 'ungefär en minut' : `ungefär ${minutes} minuter`;
}
