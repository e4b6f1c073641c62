/** Few buyers sign by somebody else; who that is for a buyer is looked for among these alone. */
export const buyerAttorneyMigration = {
  name: '0033-buyer-attorney',
  sql: `create index buyer_with_attorney on buyer (ou_id, id) where attorney_in_fact is not null;`,
}
