/** A buyer who looks changes nothing: whoever made the quote still sees its version, and can take the link back. */
export const quoteLooksMigration = {
  name: '0029-quote-looks',
  sql: `
drop trigger unit_quote_touch on unit_quote;
create trigger unit_quote_touch before update on unit_quote for each row
  when (old.open_count is not distinct from new.open_count) execute function portal_touch();
`,
}
