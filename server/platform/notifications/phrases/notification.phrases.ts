import type { NotificationKind, Outcome } from '@contract/modules/notifications/notification-kinds'

/** What notifications say: the name of each kind for its setting, and the sentence that its values stand in. */
export const notificationPhrases = {
  label: {
    'approval.requested': 'A request waits for my decision',
    'approval.reminder': 'A decision of mine is due soon',
    'approval.escalated': 'A request was passed on to me',
    'approval.decided': 'My request was decided',
    'approval.returned': 'My request was sent back for changes',
    'leave.recalled': 'I am asked back from leave',
    'hold.expiring': 'A hold of mine runs out soon',
    'hold.released': 'A hold of mine was ended',
    'memo.published': 'A memo was published',
    'form.new_version': 'A form has a new version',
    'payslip.published': 'My payslip is there',
    'record.mentioned': 'Somebody mentioned me',
    'account.roles_changed': 'My roles were changed',
  } satisfies Record<NotificationKind, string>,
  text: {
    'approval.requested': '{{who}} asks you to decide {{document}}.',
    'approval.reminder': 'Please decide {{document}} of {{who}} by {{due}}.',
    'approval.escalated': '{{document}} of {{who}} was passed on to you for a decision.',
    'approval.decided': 'Decision on {{document}}: {{outcome}} ({{who}}).',
    'approval.returned': '{{who}} sent {{document}} back to you for changes.',
    'leave.recalled': '{{who}} asks you back from your leave {{document}}.',
    'hold.expiring': 'Your hold of {{unit}} ends on {{until}}.',
    'hold.released': 'Your hold of {{unit}} was ended: {{reason}}',
    'memo.published': 'New memo: {{title}}.',
    'form.new_version': 'There is a new version of the form {{title}}.',
    'payslip.published': 'Your payslip for {{period}} is there.',
    'record.mentioned': '{{who}} mentioned you in a comment on {{record}}.',
    'account.roles_changed': '{{who}} changed the roles of your account.',
  } satisfies Record<NotificationKind, string>,
  outcome: {
    approved: 'approved',
    rejected: 'rejected',
    noted: 'noted',
    done: 'done',
    failed: 'failed',
  } satisfies Record<Outcome, string>,
  mail: {
    digest_subject: 'New for you: {{count}}',
    digest_intro: 'This has come in for you and is still unread:',
    digest_more: 'And {{count}} more in the portal.',
    button: 'Open my notifications',
    footer: 'This message was sent by {{product}}. What you get by mail, and when, is yours to choose there.',
  },
}
