import type { notificationPhrases } from '@server/platform/notifications/phrases/notification.phrases'

export const notificationPhrasesIt: typeof notificationPhrases = {
  label: {
    'approval.requested': 'Una richiesta attende la mia decisione',
    'approval.reminder': 'Una mia decisione è in scadenza',
    'approval.escalated': 'Una richiesta è stata passata a me',
    'approval.decided': 'La mia richiesta è stata decisa',
    'approval.returned': 'La mia richiesta è tornata per modifiche',
    'leave.recalled': 'Vengo richiamato dalle ferie',
    'hold.expiring': 'Una mia opzione sta per scadere',
    'hold.released': 'Una mia opzione è stata chiusa',
    'memo.published': 'È uscita una circolare',
    'form.new_version': 'Un modulo ha una nuova versione',
    'payslip.published': 'La mia busta paga è disponibile',
    'record.mentioned': 'Qualcuno mi ha menzionato',
    'account.roles_changed': 'I miei ruoli sono stati modificati',
  },
  text: {
    'approval.requested': '{{who}} le chiede di decidere su {{document}}.',
    'approval.reminder': 'Decida entro il {{due}} su {{document}} di {{who}}.',
    'approval.escalated': '{{document}} di {{who}} le è stato passato per una decisione.',
    'approval.decided': 'Decisione su {{document}}: {{outcome}} ({{who}}).',
    'approval.returned': '{{who}} le ha restituito {{document}} per modifiche.',
    'leave.recalled': '{{who}} la richiama dalle ferie {{document}}.',
    'hold.expiring': 'La Sua opzione su {{unit}} scade il {{until}}.',
    'hold.released': 'La Sua opzione su {{unit}} è stata chiusa: {{reason}}',
    'memo.published': 'Nuova circolare: {{title}}.',
    'form.new_version': 'C’è una nuova versione del modulo {{title}}.',
    'payslip.published': 'La sua busta paga per {{period}} è disponibile.',
    'record.mentioned': '{{who}} l’ha menzionata in un commento su {{record}}.',
    'account.roles_changed': '{{who}} ha modificato i ruoli del suo account.',
  },
  outcome: {
    approved: 'approvato',
    rejected: 'respinto',
    noted: 'preso atto',
    done: 'completato',
    failed: 'non riuscito',
  },
  mail: {
    digest_subject: 'Novità per lei: {{count}}',
    digest_intro: 'Questo è arrivato per lei e non è ancora stato letto:',
    digest_more: 'E altri {{count}} nel portale.',
    button: 'Apri le mie notifiche',
    footer:
      'Questo messaggio è stato inviato da {{product}}. Lì sceglie che cosa ricevere per e-mail, e quando.',
  },
}
