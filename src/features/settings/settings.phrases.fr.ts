import type { Translated } from '@/shared/i18n/translated'
import type { settingsPhrases } from './settings.phrases'

export const settingsPhrasesFr: Translated<typeof settingsPhrases> = {
  never: 'Jamais',
  none: '–',

  users: {
    title: 'Utilisateurs',
    text: 'Qui peut se connecter au portail, et avec quels rôles.',
    search: 'Rechercher par nom ou adresse',
    status_label: 'Statut',
    every_status: 'Tous les statuts',
    name: 'Nom',
    username: 'Nom d’utilisateur',
    email: 'Adresse e-mail',
    unit: 'Unité',
    roles: 'Rôles',
    status: 'Statut',
    last_login: 'Dernière connexion',
    created: 'Demandé',
    actions: 'Actions pour {{name}}',
    locked: 'Verrouillé',
    locked_until: 'Verrouillé jusqu’au',
    empty: 'Il n’y a pas encore d’utilisateurs',
    no_match: 'Aucun utilisateur ne correspond',
    no_match_text: 'Modifiez la recherche ou le statut.',
    clear: 'Tout afficher',
    hidden_title: 'Cet utilisateur est introuvable ici',
    hidden: 'Le compte n’existe pas, ou il appartient à une unité à laquelle vous n’avez pas accès.',
    back: 'Tous les utilisateurs',
  },

  status: {
    pending: 'En attente',
    active: 'Actif',
    suspended: 'Suspendu',
    deactivated: 'Fermé',
  },

  act: {
    activate: 'Activer…',
    suspend: 'Suspendre…',
    reactivate: 'Rétablir l’accès',
    unlock: 'Déverrouiller',
    send_reset: 'Envoyer un lien de mot de passe',
    end_sessions: 'Fermer toutes les sessions…',
  },

  done: {
    activate: '{{name}} peut maintenant se connecter.',
    suspend: 'Le compte de {{name}} est suspendu et ses sessions sont fermées.',
    reactivate: '{{name}} peut de nouveau se connecter.',
    unlock: 'Le compte de {{name}} est déverrouillé.',
    send_reset: 'Un lien pour définir un mot de passe est en route vers {{email}}.',
    end_sessions: 'Toutes les sessions de {{name}} sont fermées.',
  },

  ask: {
    suspend_title: 'Suspendre le compte de {{name}} ?',
    suspend:
      'Toutes les sessions de {{name}} se ferment aussitôt, et aucune connexion n’est possible tant que vous n’aurez pas rétabli l’accès.',
    suspend_confirm: 'Suspendre',
    end_sessions_title: 'Fermer toutes les sessions de {{name}} ?',
    end_sessions: '{{name}} devra se reconnecter sur chaque appareil. Rien d’autre ne change.',
    end_sessions_confirm: 'Fermer les sessions',
  },

  activate: {
    title: 'Activer le compte de {{name}}',
    text: 'Le compte reçoit ses rôles et son unité de rattachement, et son titulaire reçoit un e-mail.',
    unit: 'Unité de rattachement',
    choose_unit: 'Choisir une unité',
    roles: 'Rôles',
    submit: 'Activer',
  },

  outbox: {
    title: 'Boîte d’envoi',
    text: 'Tous les e-mails que le portail a envoyés ou va envoyer.',
    search: 'Rechercher par adresse ou objet',
    subject: 'Objet',
    to: 'À',
    status: 'Statut',
    attempts: 'Tentatives',
    created: 'Rédigé',
    sent: 'Envoyé',
    error: 'Dernière erreur',
    empty: 'Aucun e-mail n’a encore été rédigé',
    no_match: 'Aucun e-mail ne correspond',
    every_status: 'Tous les statuts',
    view: 'L’e-mail',
    as_mail: 'Comme e-mail',
    as_text: 'En texte brut',
    frame: 'L’e-mail tel que le voit son destinataire',
    secret: 'Cet e-mail contient un lien réservé à son destinataire ; il n’est donc pas affiché ici.',
    wiped: 'Le texte de cet e-mail n’est plus conservé.',
    resend: 'Renvoyer',
    resent: 'L’e-mail à {{to}} est de nouveau en route.',
  },

  mail_status: {
    queued: 'En attente',
    sent: 'Envoyé',
    dead: 'Abandonné',
    superseded: 'Remplacé',
  },
}
