/**
 * A consent that was withdrawn: when and by whom it was written down, and nothing planned with the person from then
 * on. The first consent stays told. Both steps stand in the lead's own history.
 */
export const leadConsentMigration = {
  name: '0033-lead-consent',
  sql: `
alter table lead add consent_withdrawn_at timestamptz, add consent_withdrawn_by uuid references app_user (id),
  add check ((consent_withdrawn_at is null) = (consent_withdrawn_by is null)),
  add constraint lead_not_contacted check (consent_withdrawn_at is null or next_action_at is null);
alter table lead_activity drop constraint lead_activity_kind_check;
alter table lead_activity add constraint lead_activity_kind_check check (kind in
  ('call', 'sms', 'chat', 'email', 'site_visit', 'presentation', 'note', 'status_change', 'consent',
    'withdraw_consent'));
`,
}
