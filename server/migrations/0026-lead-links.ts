/**
 * Whatever names a lead names one that is there: holds, quotes, buyers (a sale does already). By these links two leads
 * that become one take along what points at them.
 */
export const leadLinksMigration = {
  name: '0026-lead-links',
  sql: `
alter table unit_hold add constraint unit_hold_lead foreign key (lead_id) references lead (id);
alter table unit_quote add constraint unit_quote_lead foreign key (lead_id) references lead (id);
alter table buyer add constraint buyer_of_lead foreign key (lead_id) references lead (id);
alter table lead add constraint lead_converted foreign key (converted_buyer_id) references buyer (id);
create index lead_of_buyer on lead (converted_buyer_id) where converted_buyer_id is not null;
`,
}
