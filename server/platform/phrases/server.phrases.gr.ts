import type { serverPhrases } from '@server/platform/phrases/server.phrases'

export const serverPhrasesGr: Record<keyof typeof serverPhrases, string> = {
  malformed: 'Einige der gesendeten Angaben fehlen oder haben nicht die erwartete Form.',
  unauthenticated: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  wrong_credentials: 'E-Mail-Adresse oder Passwort sind nicht richtig, oder das Konto ist nicht aktiv.',
  wrong_password: 'Das aktuelle Passwort ist nicht richtig.',
  forbidden: 'Sie haben dafür keine Berechtigung.',
  unit_not_yours: 'Die gewählte Geschäftseinheit gehört nicht zu Ihren Einheiten.',
  not_found: 'Das gibt es nicht, oder Sie dürfen es nicht sehen.',
  method_not_allowed: 'Diese Adresse beantwortet solche Anfragen nicht.',
  conflict: 'Das ist nicht mehr möglich: Der Datensatz hat sich geändert.',
  stale_record: 'Jemand anderes hat diesen Datensatz geändert, seit Sie ihn geöffnet haben.',
  version_missing: 'Die Anfrage nennt nicht, auf welche Version des Datensatzes sie sich bezieht.',
  key_reused: 'Dieser Anfrageschlüssel wurde bereits für etwas anderes verwendet.',
  last_administrator:
    'Das ist das letzte aktive Administratorkonto; ernennen Sie zuerst eine weitere Person.',
  already_exists: 'Ein Datensatz mit diesem Wert ist bereits vorhanden.',
  username_taken: 'Dieser Benutzername ist bereits vergeben.',
  in_use: 'Das wird noch an anderer Stelle verwendet.',
  link_expired: 'Dieser Link ist nicht mehr gültig. Fordern Sie einen neuen an.',
  too_large: 'Das ist zu groß.',
  uri_too_long: 'Die Adresse der Anfrage ist zu lang.',
  wrong_type: 'Diese Art von Inhalt wird nicht angenommen.',
  rule_broken: 'Eine Regel lässt das nicht zu.',
  file_damaged: 'Diese Datei ist beschädigt und wurde beiseitegelegt. Bitte laden Sie sie erneut hoch.',
  quota_reached: 'Ihr Speicher ist voll ({{limit}}). Entfernen Sie Dateien, die Sie nicht mehr benötigen.',
  file_too_large: 'Diese Datei ist zu groß; erlaubt sind höchstens {{limit}}.',
  file_type_refused: 'Dateien dieser Art werden nicht angenommen.',
  file_empty: 'Diese Datei ist leer.',
  upload_damaged: 'Die Datei wurde bei der Übertragung beschädigt. Bitte laden Sie sie erneut hoch.',
  mail_address_fixed: 'Eine E-Mail mit einem einmaligen Link geht nur an die hinterlegte Adresse.',
  slow_down: 'Zu viele Versuche. Bitte versuchen Sie es in {{seconds}} Sekunden erneut.',
  headers_too_large: 'Die Kopfzeilen der Anfrage sind zu groß.',
  internal:
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut; wenn es so bleibt, nennen Sie dem Support die Anfragenummer.',
  unavailable:
    'Das Portal ist ausgelastet oder startet gerade neu. Bitte versuchen Sie es in einem Moment erneut.',
  storage_full: 'Der Speicher ist voll. Bitte informieren Sie Ihre Administration.',
  mail_wiped:
    'Diese E-Mail enthielt einen einmaligen Link und kann nicht mehr gesendet werden. Senden Sie stattdessen einen neuen Link.',
  password_same: 'Wählen Sie ein Passwort, das sich vom aktuellen unterscheidet.',
  password_common: 'Dieses Passwort ist zu leicht zu erraten.',
  beyond_your_rights: 'Sie können keine Berechtigungen vergeben, die Sie selbst nicht haben.',
  own_account: 'Das ist bei Ihrem eigenen Konto nicht möglich.',
  not_pending: 'Dieses Konto wartet nicht auf Aktivierung.',
  not_active: 'Dieses Konto ist nicht aktiv.',
  not_suspended: 'Dieses Konto ist nicht gesperrt.',
  role_unknown: 'Diese Rolle existiert nicht oder kann nicht zugewiesen werden.',
  unit_unknown: 'Diese Geschäftseinheit existiert nicht.',
  unknown_field: 'Dieses Feld ist nicht bekannt.',
  registered: 'Vielen Dank. Ihr Konto steht bereit, sobald die Administration es aktiviert hat.',
  mail_greeting: 'Guten Tag {{name}},',
  mail_footer: 'Diese Nachricht wurde von {{product}} gesendet. Bitte antworten Sie nicht darauf.',
  mail_not_you:
    'Wenn Sie dies nicht angefordert haben, können Sie diese Nachricht ignorieren; es ändert sich nichts.',
  mail_reset_subject: 'Neues Passwort festlegen',
  mail_reset_body:
    'Für Ihr Konto wurde ein neues Passwort angefordert. Die Schaltfläche unten funktioniert einmal und 60 Minuten lang.',
  mail_reset_button: 'Neues Passwort festlegen',
  mail_welcome_subject: 'Ihr Konto ist bereit',
  mail_welcome_body:
    'Die Administration hat Ihr Konto aktiviert. Sie können sich mit dem von Ihnen gewählten Passwort anmelden.',
  mail_welcome_button: 'Anmelden',
  mail_first_subject: 'Legen Sie Ihr Passwort fest',
  mail_first_body:
    'Für Sie wurde ein Konto angelegt. Über die Schaltfläche unten wählen Sie Ihr Passwort; sie funktioniert einmal und 60 Minuten lang.',
  mail_first_button: 'Passwort festlegen',
  mail_known_subject: 'Sie haben bereits ein Konto',
  mail_known_body:
    'Jemand hat versucht, sich mit Ihrer E-Mail-Adresse zu registrieren, aber Sie haben bereits ein Konto. Wenn Sie Ihr Passwort vergessen haben, legen Sie auf der Anmeldeseite ein neues fest.',
  mail_changed_subject: 'Ihr Passwort wurde geändert',
  mail_changed_body:
    'Das Passwort Ihres Kontos wurde soeben geändert, und alle anderen Sitzungen wurden beendet. Wenn Sie das nicht waren, informieren Sie sofort Ihre Administration.',
  mail_pending_subject: 'Ihre Registrierung ist eingegangen',
  mail_pending_body:
    'Vielen Dank für Ihre Registrierung. Die Administration prüft Ihr Konto; Sie erhalten eine Nachricht, sobald es aktiv ist.',
}
