// The outline of the rules, numbered as in docs/rules.md; their texts are in rules.ftl.
import { hasText, t } from '../texts/index.svelte';

export interface Section {
  number: number;
  rules: number;
  /** Rules with which a part of the section begins, and the part's name. */
  parts?: Record<number, string>;
}

export type TableName = 'boats' | 'fleets' | 'specialists';

export const SECTIONS: readonly Section[] = [
  { number: 1, rules: 5 },
  { number: 2, rules: 5 },
  { number: 3, rules: 4 },
  { number: 4, rules: 3 },
  { number: 5, rules: 4 },
  { number: 6, rules: 15, parts: { 1: 'placing', 6: 'collecting', 8: 'building', 14: 'either' } },
  { number: 7, rules: 2 },
  { number: 8, rules: 4 },
  { number: 9, rules: 6 },
  { number: 10, rules: 2 },
  { number: 11, rules: 2 },
  { number: 12, rules: 1 },
];

/** Rules that show a table of the components. */
export const TABLES: Readonly<Record<string, TableName>> = {
  '1.3': 'boats',
  '4.3': 'fleets',
  '8.3': 'specialists',
};

/** The numbers of a section's rules: `6.1`, `6.2` … */
export function rulesOf(section: Section): string[] {
  return Array.from({ length: section.rules }, (_, n) => `${section.number}.${n + 1}`);
}

const NUMBERS = new Set(SECTIONS.flatMap(rulesOf));

export function isRule(number: string): boolean {
  return NUMBERS.has(number);
}

const keyOfRule = (number: string) => `rules-${number.replace('.', '-')}`;

/** What a rule says, in the form `markup.ts` reads. */
export function ruleText(number: string): string {
  return t(keyOfRule(number));
}

/** What is said after the rule's table, if anything. */
export function moreText(number: string): string {
  const key = `${keyOfRule(number)}-more`;
  return hasText(key) ? t(key) : '';
}

export function sectionTitle(section: Section): string {
  return t(`rules-${section.number}`);
}

/** Whether players must or may: under the section's title, if there is something to say. */
export function dutyText(section: Section): string {
  const key = `rules-${section.number}-duty`;
  return hasText(key) ? t(key) : '';
}

export function partTitle(section: Section, part: string): string {
  return t(`rules-${section.number}-${part}`);
}
