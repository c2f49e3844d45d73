// What the table lends to other screens: a lesson is a table with a coach beside it, and an audience
// is shown the turns as players are.
export { default as Table } from './Table.svelte';
export { getTable } from './model.svelte';
export { Playback } from './playback.svelte';
