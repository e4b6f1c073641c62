import type { Translated } from '@/shared/i18n/translated'
import type { profilePhrases } from './profile.phrases'

export const profilePhrasesFr: Translated<typeof profilePhrases> = {
  title: 'Mon profil',
  text: 'Ce que le portail sait de vous et son apparence pour vous.',

  about: {
    title: 'À propos de moi',
    first_name: 'Prénom',
    last_name: 'Nom',
    username: 'Nom d’utilisateur',
    email: 'Adresse e-mail',
    unit: 'Unité',
    roles: 'Rôles',
    none: '–',
    fixed: 'Un administrateur modifie le reste pour vous.',
    save: 'Enregistrer',
    saved: 'Votre profil est enregistré.',
  },

  look: {
    title: 'Langue et apparence',
    language: 'Langue',
    language_hint: 'Le changement est immédiat et vous suit sur tous vos appareils.',
    layout_hint:
      'Les couleurs, le menu et la largeur se règlent dans les paramètres d’affichage, au bout de la barre supérieure ou du menu.',
  },

  password: {
    title: 'Mot de passe',
    text: 'Le modifier vous déconnecte de tous les autres appareils.',
    current: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    hint: 'Au moins 10 caractères.',
    save: 'Modifier le mot de passe',
    saved: 'Votre mot de passe est modifié.',
  },

  email: {
    title: 'Adresse e-mail',
    text: 'Un code est envoyé à l’ancienne et à la nouvelle adresse ; il faut les deux. Les autres appareils sont déconnectés.',
    new: 'Nouvelle adresse',
    ask: 'Envoyer les codes',
    code_at: 'Code envoyé à {{email}}',
    confirm: 'Changer l’adresse',
    other: 'Recommencer',
    saved: 'Votre adresse e-mail est modifiée.',
  },

  sessions: {
    title: 'Où je suis connecté',
    device: 'Appareil',
    address: 'Adresse',
    issued: 'Connexion',
    last_seen: 'Dernière utilisation',
    current: 'Cet appareil',
    unknown: 'Inconnu',
    end: 'Fermer',
    end_label: 'Fermer la session sur {{device}}',
    end_title: 'Fermer cette session ?',
    end_text: 'Il faudra se reconnecter sur {{device}}.',
    end_others: 'Fermer toutes les autres',
    end_others_title: 'Fermer toutes les autres sessions ?',
    end_others_text: 'Vous ne resterez connecté qu’ici.',
    ended: 'La session est fermée.',
    others_ended: 'Toutes les autres sessions sont fermées.',
    empty: 'Aucune session trouvée',
  },

  colleague: {
    hidden_title: 'Cette personne est introuvable ici',
    hidden: 'Le compte n’existe pas, ou il appartient à une unité à laquelle vous n’avez pas accès.',
    back: 'Aller au tableau de bord',
  },
}
