/** What an entry of the audit log says; apart, so that no other screen of the settings fetches it. */
export const auditSentencePhrases = {
  create: '{{who}} added {{what}}',
  import: '{{who}} imported {{what}}',
  update: '{{who}} changed {{what}}',
  update_field: '{{who}} changed {{field}} of {{what}} from {{before}} to {{after}}',
  update_fields: '{{who}} changed {{fields}} of {{what}}',
  deactivate: '{{who}} deactivated {{what}}',
  reactivate: '{{who}} activated {{what}} again',
  delete: '{{who}} deleted {{what}}',
  comment: '{{who}} commented on {{what}}',
  attach: '{{who}} added a file to {{what}}',
  submit: '{{who}} submitted {{what}}',
  approve: '{{who}} approved {{what}}',
  reject: '{{who}} rejected {{what}}',
  return: '{{who}} returned {{what}}',
  withdraw: '{{who}} withdrew {{what}}',
  cancel: '{{who}} cancelled {{what}}',
  post: '{{who}} posted {{what}}',
  void: '{{who}} voided {{what}}',
  verify: '{{who}} verified {{what}}',
  publish: '{{who}} published {{what}}',
  reserve: '{{who}} reserved {{what}}',
  book: '{{who}} booked {{what}}',
  view: '{{who}} viewed {{what}}',
  reveal: '{{who}} revealed a protected number of {{what}}',
  set_photo: '{{who}} changed the photo of {{what}}',
  remove_photo: '{{who}} removed the photo of {{what}}',
  show_photo: '{{who}} agreed to show the photo of {{what}} to buyers',
  hide_photo: '{{who}} hid the photo of {{what}} from buyers',
  sign_in: '{{who}} signed in',
  sign_out: '{{who}} signed out',
  gave_role: '{{who}} gave {{what}} the role {{role}}.',
  took_role: '{{who}} took the role {{role}} from {{what}}.',
  other: '{{who}}: {{action}} · {{what}}',
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'audit-sentence': typeof auditSentencePhrases
  }
}
