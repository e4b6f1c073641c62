/** What a developer settled last comes first. */
export const lastAllocationsMigration = {
  name: '0113-last-allocations',
  background: true as const,
  sql: `
create index concurrently if not exists collection_allocation_last on collection_allocation
  (developer_id, allocated_on desc, id desc);
`,
}
