// What the table lends to other screens: a lesson is a table with a coach beside it.
export { default as Table } from './Table.svelte';
export { getTable } from './model.svelte';
