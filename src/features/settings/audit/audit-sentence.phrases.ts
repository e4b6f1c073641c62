import { auditVerbs } from '@contract/modules/settings/audit-verbs'

/** What an entry of the audit log says; apart, so that no other screen of the settings fetches it. */
export const auditSentencePhrases = {
  ...auditVerbs,
  update_field: '{{who}} changed {{field}} of {{what}} from {{before}} to {{after}}',
  update_fields: '{{who}} changed {{fields}} of {{what}}',
  gave_role: '{{who}} gave {{what}} the role {{role}}.',
  took_role: '{{who}} took the role {{role}} from {{what}}.',
  /** One that has no name, or that its reader may not name. */
  of_list: 'a record in {{list}}',
  /** A request of approval, by its document and whose it is. */
  of_request: '{{document}} of {{who}}',
}

declare module '@/shared/i18n/namespaces' {
  interface Namespaces {
    'audit-sentence': typeof auditSentencePhrases
  }
}
