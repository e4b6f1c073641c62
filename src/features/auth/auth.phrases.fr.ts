import type { Translated } from '@/shared/i18n/translated'
import type { authPhrases } from './auth.phrases'

export const authPhrasesFr: Translated<typeof authPhrases> = {
  email: 'Adresse e-mail',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  to_login: 'Retour à la connexion',

  login: {
    title: 'Connexion',
    text: 'Utilisez votre compte d’entreprise.',
    submit: 'Se connecter',
    forgot: 'Oublié ?',
    register_question: 'Pas encore de compte ?',
    register: 'Demander un compte',
    registered_title: 'Votre demande nous est parvenue.',
    registered: 'Vous pourrez vous connecter dès qu’un administrateur aura activé le compte.',
  },

  demo: {
    title: 'Découvrir le portail',
    text: 'Voici l’entreprise de démonstration. Se connecter en tant que :',
  },

  roles: {
    super_admin: 'Super-administrateur',
    ou_admin: 'Administrateur d’unité',
    sales_admin: 'Administrateur des ventes',
    agent: 'Agent commercial',
    sales_manager: 'Directeur des ventes',
    accounting: 'Comptabilité',
    hr_staff: 'Personnel RH',
    immediate_head: 'Supérieur direct',
    president: 'Président',
    employee: 'Salarié',
  },

  register: {
    title: 'Demander un compte',
    text: 'Un administrateur examine la demande et attribue ses rôles au compte.',
    submit: 'Envoyer la demande',
    success: 'Inscription réussie',
    username_hint: 'De 3 à 40 lettres, chiffres, points, tirets ou traits de soulignement.',
    password_hint:
      'Au moins 10 caractères. Quelques mots à la suite sont faciles à retenir et difficiles à deviner.',
    login_question: 'Vous avez un compte ?',
    login: 'Se connecter',
  },

  forgot: {
    title: 'Mot de passe oublié ?',
    text: 'Saisissez votre adresse ; nous vous enverrons un lien pour définir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    sent_title: 'Consultez votre messagerie',
    sent: 'Si {{email}} correspond à un compte, un lien est en route. Il est valable peu de temps et une seule fois.',
    again: 'Essayer une autre adresse',
  },

  reset: {
    title: 'Choisissez un nouveau mot de passe',
    text: 'Le lien que vous avez suivi permet de le définir une seule fois.',
    label: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    success: 'Le mot de passe est défini. Utilisez-le pour vous connecter.',
    reopen: 'Veuillez ouvrir à nouveau le lien reçu par e-mail.',
    expired_title: 'Ce lien n’est plus valable',
    expired: 'Il a déjà servi, il a expiré ou un lien plus récent a été envoyé.',
    again: 'Recevoir un nouveau lien',
  },

  logout: {
    text: 'Déconnexion…',
  },
}
