/** Openings of links that are over are cleared by their age. */
export const oldOpeningsMigration = {
  name: '0080-old-openings',
  sql: `
create index approval_link_opening_age on approval_link_opening (opened_at);
create index paper_link_opening_age on paper_link_opening (opened_at);
`,
}
