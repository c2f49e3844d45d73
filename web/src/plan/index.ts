// Planning: plans that are laid out, kept and compared; tables and reviews lay their sheets with it.
export { Plan } from './plan.svelte';
export { MOST_PLANS, Plans, type Ground } from './plans.svelte';
export { default as PlanCompare } from './PlanCompare.svelte';
export { default as PlanBrings } from './PlanBrings.svelte';
export { default as PlanTabs } from './PlanTabs.svelte';
