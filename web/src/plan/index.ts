// Planning: plans that are laid out, kept and compared; tables and reviews lay their sheets with it.
export { Plan } from './plan.svelte';
export { MOST_PLANS, Plans, type Ground } from './plans.svelte';
export { default as PlanBrings } from './PlanBrings.svelte';
export { default as PlanTabs } from './PlanTabs.svelte';

/** Load the comparison of plans, which nobody needs before they lay one out. */
export async function loadPlanCompare(): Promise<typeof import('./PlanCompare.svelte').default> {
  return (await import('./PlanCompare.svelte')).default;
}
