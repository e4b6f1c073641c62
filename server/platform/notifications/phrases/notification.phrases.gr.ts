import type { notificationPhrases } from '@server/platform/notifications/phrases/notification.phrases'

export const notificationPhrasesGr: typeof notificationPhrases = {
  label: {
    'approval.requested': 'Ein Antrag wartet auf meine Entscheidung',
    'approval.reminder': 'Eine Entscheidung von mir ist bald fällig',
    'approval.escalated': 'Ein Antrag wurde an mich weitergegeben',
    'approval.decided': 'Über meinen Antrag wurde entschieden',
    'approval.returned': 'Mein Antrag kam zur Änderung zurück',
    'leave.recalled': 'Ich werde aus dem Urlaub zurückgerufen',
    'hold.expiring': 'Eine meiner Vormerkungen läuft bald ab',
    'hold.released': 'Eine meiner Vormerkungen wurde beendet',
    'memo.published': 'Ein Rundschreiben ist erschienen',
    'form.new_version': 'Ein Formular hat eine neue Fassung',
    'payslip.published': 'Meine Gehaltsabrechnung ist da',
    'record.mentioned': 'Jemand hat mich erwähnt',
    'account.roles_changed': 'Meine Rollen wurden geändert',
  },
  text: {
    'approval.requested': '{{who}} bittet Sie um eine Entscheidung über {{document}}.',
    'approval.reminder': 'Bitte entscheiden Sie bis {{due}} über {{document}} von {{who}}.',
    'approval.escalated': '{{document}} von {{who}} wurde Ihnen zur Entscheidung weitergegeben.',
    'approval.decided': 'Entscheidung über {{document}}: {{outcome}} ({{who}}).',
    'approval.returned': '{{who}} hat Ihnen {{document}} zur Änderung zurückgegeben.',
    'leave.recalled': '{{who}} ruft Sie aus Ihrem Urlaub {{document}} zurück.',
    'hold.expiring': 'Ihre Vormerkung für {{unit}} endet am {{until}}.',
    'hold.released': 'Ihre Vormerkung für {{unit}} wurde beendet: {{reason}}',
    'memo.published': 'Neues Rundschreiben: {{title}}.',
    'form.new_version': 'Das Formular {{title}} gibt es in einer neuen Fassung.',
    'payslip.published': 'Ihre Gehaltsabrechnung für {{period}} ist da.',
    'record.mentioned': '{{who}} hat Sie in einem Kommentar zu {{record}} erwähnt.',
    'account.roles_changed': '{{who}} hat die Rollen Ihres Kontos geändert.',
  },
  outcome: {
    approved: 'genehmigt',
    rejected: 'abgelehnt',
    noted: 'zur Kenntnis genommen',
    done: 'fertig',
    failed: 'fehlgeschlagen',
  },
  mail: {
    digest_subject: 'Neu für Sie: {{count}}',
    digest_intro: 'Das ist für Sie eingegangen und noch ungelesen:',
    digest_more: 'Und {{count}} weitere im Portal.',
    button: 'Meine Benachrichtigungen öffnen',
    footer:
      'Diese Nachricht kommt von {{product}}. Was Sie wann per E-Mail bekommen, wählen Sie dort selbst.',
  },
}
