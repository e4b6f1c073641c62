import type { notificationPhrases } from '@server/platform/notifications/phrases/notification.phrases'

export const notificationPhrasesFr: typeof notificationPhrases = {
  label: {
    'approval.requested': 'Une demande attend ma décision',
    'approval.reminder': 'Une de mes décisions arrive à échéance',
    'approval.escalated': 'Une demande m’a été transmise',
    'approval.decided': 'Ma demande a été tranchée',
    'approval.returned': 'Ma demande m’a été renvoyée pour correction',
    'leave.recalled': 'Je suis rappelé de congé',
    'hold.expiring': 'Une de mes options expire bientôt',
    'hold.released': 'Une de mes options a été levée',
    'memo.published': 'Une note de service est parue',
    'form.new_version': 'Un formulaire a une nouvelle version',
    'payslip.published': 'Mon bulletin de paie est disponible',
    'record.mentioned': 'Quelqu’un m’a mentionné',
    'account.roles_changed': 'Mes rôles ont été modifiés',
  },
  text: {
    'approval.requested': '{{who}} vous demande de trancher {{document}}.',
    'approval.reminder': 'Merci de trancher {{document}} de {{who}} avant le {{due}}.',
    'approval.escalated': '{{document}} de {{who}} vous a été transmis pour décision.',
    'approval.decided': 'Décision sur {{document}} : {{outcome}} ({{who}}).',
    'approval.returned': '{{who}} vous a renvoyé {{document}} pour correction.',
    'leave.recalled': '{{who}} vous rappelle de votre congé {{document}}.',
    'hold.expiring': 'Votre option sur {{unit}} prend fin le {{until}}.',
    'hold.released': 'Votre option sur {{unit}} a été levée : {{reason}}',
    'memo.published': 'Nouvelle note de service : {{title}}.',
    'form.new_version': 'Le formulaire {{title}} a une nouvelle version.',
    'payslip.published': 'Votre bulletin de paie pour {{period}} est disponible.',
    'record.mentioned': '{{who}} vous a mentionné dans un commentaire sur {{record}}.',
    'account.roles_changed': '{{who}} a modifié les rôles de votre compte.',
  },
  outcome: {
    approved: 'approuvé',
    rejected: 'refusé',
    noted: 'pris en note',
    done: 'terminé',
    failed: 'échoué',
  },
  mail: {
    digest_subject: 'Nouveau pour vous : {{count}}',
    digest_intro: 'Ceci est arrivé pour vous et n’a pas encore été lu :',
    digest_more: 'Et {{count}} de plus dans le portail.',
    button: 'Ouvrir mes notifications',
    footer:
      'Ce message a été envoyé par {{product}}. Vous y choisissez ce que vous recevez par courriel, et quand.',
  },
}
