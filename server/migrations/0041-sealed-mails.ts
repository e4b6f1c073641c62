/**
 * Mails with a one-time link or code are sealed from now on. Those that have left lose their words; the few that wait
 * keep them until they have left.
 */
export const sealedMailsMigration = {
  name: '0041-sealed-mails',
  sql: `
update outbox_mail set text_body = null, html_body = null where is_secret and status <> 'queued';
`,
}
