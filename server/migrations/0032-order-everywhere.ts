/** Whoever sees all units asks for the same orders as whoever sees one; without these a million rows were sorted. */
export const orderEverywhereMigration = {
  name: '0032-order-everywhere',
  sql: `
create index sale_by_number_everywhere on sale (sale_no, id);
create index sale_by_buyer_name_everywhere on sale (buyer_name, id);
create index sale_by_price_everywhere on sale (tcp, id);
create index lead_by_name_everywhere on lead (full_name, id);
create index lead_by_no_everywhere on lead (lead_no, id);
create index lead_by_next_everywhere on lead (next_action_at, id);
create index lead_by_end_everywhere on lead (protected_until, id);
create index buyer_by_name_everywhere on buyer (full_name, id);
`,
}
