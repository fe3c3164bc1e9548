import type { Texts } from "./shape";

/** The pages, menus and legal texts in French, written by the rules of `en.ts`: standard French that Québec reads well too. */
export const fr: Texts = {
  pages: {
    terms_and_conditions: {
      title: "Conditions générales",
      description: "Le contrat entre vous et {brand}, en mots simples : votre compte, votre argent et vos droits.",
      body: `
Ces conditions forment le contrat entre vous et {brand} Demo Ltd. Si une phrase n’est pas claire, [posez-nous la question](/contact-us/support) avant de jouer.

## Qui peut ouvrir un compte

- Vous avez au moins 18 ans, ou davantage si la loi de votre pays l’exige.
- Vous jouez pour vous-même, avec votre propre argent.
- Vous avez un seul compte, à votre vrai nom et à votre adresse réelle.

## Votre compte

Gardez votre mot de passe pour vous et déconnectez-vous sur les appareils partagés. Nous vérifions votre identité au plus tard avant le premier retrait, et nous vous disons quel document manque et pourquoi.

## Votre argent

Les dépôts sont conservés séparément de nos propres fonds. Les retraits sont versés sur le moyen de paiement du dépôt chaque fois que c’est possible. Nous ne prenons de frais ni sur les uns ni sur les autres.

## Jeux et erreurs

Le résultat enregistré par le serveur du jeu fait foi. Si un jeu ou notre site tombe en panne, nous rendons la mise de chaque partie qui ne peut pas être terminée.

## Fermeture d’un compte

Vous pouvez fermer votre compte à tout moment et récupérer votre solde. Nous pouvons le fermer en cas de fraude ou lorsque la loi nous l’impose ; dans ce cas, nous vous l’écrivons.

## Modifications et litiges

Nous annonçons toute nouvelle version au moins 14 jours avant son entrée en vigueur. En cas de désaccord, suivez notre [procédure de réclamation](/contact-us/complaints).
`,
    },
    bonus_terms: {
      title: "Conditions des bonus",
      description:
        "Le fonctionnement des bonus : conditions de mise, délais, mise maximale, jeux exclus et ce à quoi vous renoncez.",
      body: `
Un bonus est toujours votre choix. Vous pouvez le refuser, jouer sans lui ou y renoncer plus tard.

## Six informations avant d’accepter

Chaque offre affiche ces informations avant que vous n’appuyiez sur un bouton.

| Information | Sauf indication contraire de l’offre |
| Montant | Affiché dans votre devise |
| Conditions de mise | 30 fois le bonus, affichées sous forme de montant |
| Délai | 30 jours |
| Mise maximale | 5 EUR par partie |
| Jeux exclus | Casino en direct, jeux de table et jackpots |
| Si vous y renoncez | Vous perdez le bonus et les gains obtenus avec lui |

## L’ordre de votre argent

Votre propre argent est toujours joué en premier. Vous pouvez le retirer à tout moment ; un retrait met fin au bonus encore actif.

## Comment les mises comptent

- Les machines à sous comptent en totalité.
- Les jeux instantanés comptent pour moitié.
- Les jeux exclus ne comptent pas, et nous vous arrêtons avant que vous n’y jouiez avec un bonus.

## Ce que nous n’autorisons pas

Un seul bonus par personne, par foyer et par moyen de paiement. Si nous retirons un bonus, nous indiquons la règle en cause, et vous gardez l’argent que vous avez déposé.
`,
    },
    casino_rules: {
      title: "Règles du casino",
      description:
        "Le fonctionnement des jeux de casino : résultats aléatoires, taux de retour, parties interrompues et gains maximaux.",
      body: `
Chaque jeu affiche ses propres règles. Celles-ci valent pour tous.

## Le hasard

Les résultats proviennent d’un générateur de nombres aléatoires certifié, chez le fournisseur du jeu. Ni vous ni nous ne pouvons les influencer, et aucune partie ne garde la mémoire de la précédente.

## Le taux de retour au joueur

Le RTP est la part de toutes les mises qu’un jeu reverse sur des millions de parties. Il ne dit rien de votre soirée. Nous l’affichons à côté de chaque jeu, avec le coût moyen d’une heure de jeu.

## Parties interrompues

1. Le fournisseur enregistre une partie dès que votre mise est acceptée.
2. Rouvrez le même jeu et la partie reprend.
3. Si elle ne peut pas reprendre, votre mise vous est rendue dans les 24 heures.

## Mode démo

En mode démo, rien n’est misé et rien n’est gagné. Les probabilités sont les mêmes.
`,
    },
    betting_rules: {
      title: "Règles des paris",
      description:
        "L’acceptation, le règlement et l’annulation des paris : cotes, résultats, événements reportés et erreurs.",
      body: `
Ces règles valent pour tous les paris sur le sport et le sport virtuel.

## Quand un pari est valable

Un pari est valable dès que son reçu affiche un numéro. À partir de ce moment, les cotes sont fixes. Si elles changent avant, nous vous demandons d’abord votre accord.

## Règlement

| Cas | Ce qui se passe |
| L’événement se termine | Réglé sur le résultat officiel, en général dans l’heure |
| Reporté de plus de 48 heures | Annulé : la mise est rendue |
| Arrêté définitivement | Annulé, sauf si le résultat était déjà certain |
| Un joueur ne participe pas | Les paris sur ce joueur sont annulés |
| Ex æquo | La mise est divisée par le nombre de gagnants |

## Erreurs

Lorsque les cotes étaient manifestement fausses, nous réglons aux bonnes cotes et nous vous le disons. Si nous vous devons plus que ce que nous avons payé, vous recevez la différence.

## Qui n’a pas le droit de parier

Les joueurs, les entraîneurs et les officiels ne peuvent pas parier sur les compétitions auxquelles ils participent.
`,
    },
    payment_methods: {
      title: "Moyens de paiement",
      description: "Comment déposer et retirer, combien de temps cela prend et ce que cela coûte.",
      body: `
Voici les moyens de paiement de votre marché. Nous ne prenons aucun frais. Votre banque peut en prendre ; renseignez-vous auprès d’elle si vous payez dans une autre devise.

## Les délais

| Type | Dépôt | Retrait après notre vérification |
| Carte | Immédiat | 1 à 3 jours ouvrés |
| Banque | Immédiat ou 1 jour ouvré | 1 à 2 jours ouvrés |
| Portefeuille | Immédiat | Dans l’heure |
| Coupon | Immédiat | Sur votre compte bancaire |

## Avant le premier retrait

Nous devons savoir que c’est bien vous et que le moyen de paiement est à vous. Vous pouvez envoyer les documents le jour où vous ouvrez votre compte, afin que rien n’attende plus tard.

## Trois règles

- Payez uniquement avec des moyens de paiement à votre nom.
- Les retraits sont versés sur le moyen de paiement du dépôt lorsque c’est possible.
- Nous vérifions un retrait dans les 24 heures. Vous voyez à quelle étape il se trouve et à qui c’est le tour d’agir.

## Garder le contrôle

Décidez combien vous voulez dépenser avant le premier dépôt. La page [Jouer sans risque](/responsible-gambling) dit ce qui aide.
`,
    },
    responsible_gambling: {
      title: "Jouer sans risque",
      description: "Pauses et aide : ce qui est à votre disposition, les signes à surveiller et à qui parler.",
      body: `
Le jeu est un divertissement qui coûte de l’argent. Quand il n’amuse plus, il est temps d’arrêter. Personne ici n’essaiera de vous en dissuader.

## Ce qui vous aide ici

| Quoi | Ce que cela fait |
| Coût d’une heure | Affiché à côté de chaque jeu avant de jouer |
| Résultat net | Montre pendant que vous jouez ce que le jeu vous a rapporté ou coûté |
| Pause | L’assistance ferme le jeu pour une durée de 24 heures à six semaines |
| Auto-exclusion | L’assistance ferme votre compte pour six mois au moins |

Pour une pause ou une auto-exclusion, écrivez à l’[assistance](/contact-us/support). Elle s’applique tout de suite. Il n’est pas encore possible de fixer des limites ici.

## Les signes à surveiller

- Vous jouez pour regagner ce que vous avez perdu.
- Vous cachez combien vous jouez.
- Vous empruntez, ou vous dépensez l’argent du loyer ou des courses.
- Vous êtes nerveux quand vous ne jouez pas.

Si deux de ces signes vous parlent, faites une pause dès aujourd’hui.

## Parler à quelqu’un

Une [aide indépendante](https://helpline.example) est gratuite et ne nous dit pas que vous avez appelé.
`,
    },
    age_restrictions: {
      title: "Limite d’âge",
      description:
        "Le jeu est interdit aux moins de 18 ans. Comment nous vérifions l’âge et comment tenir les enfants à l’écart du jeu.",
      body: `
Le jeu est interdit aux moins de 18 ans. Si la loi de votre pays fixe un âge plus élevé, c’est cet âge qui compte.

## Comment nous vérifions

1. Nous comparons votre nom et votre date de naissance aux registres publics lorsque vous ouvrez un compte.
2. En l’absence de registre, nous demandons une pièce d’identité.
3. Tant que votre âge n’est pas certain, vous ne pouvez ni déposer, ni jouer, ni retirer.

## Si quelqu’un est trop jeune

Nous fermons le compte, nous rendons tous les dépôts et nous ne versons aucun gain. Nous n’utilisons jamais ces données pour la publicité.

## À la maison

- Ne partagez jamais votre mot de passe et ne l’enregistrez pas sur un appareil familial.
- Déconnectez-vous en partant.
- Utilisez un logiciel de filtrage, par exemple [Net Guardian](https://filters.example).

Si vous pensez qu’un mineur joue ici, [écrivez-nous](/contact-us/support). Nous examinons votre message le jour même.
`,
    },
    cookies_policy: {
      title: "Politique relative aux cookies",
      description: "Quels cookies ce site conserve, pourquoi et combien de temps, et comment vous choisissez.",
      body: `
Un cookie est une petite note qu’un site laisse dans votre navigateur. Nous en conservons le moins possible. Rien de facultatif n’est chargé avant que vous n’ayez dit oui.

## Ce que nous conservons

| Nom | Finalité | Durée |
| id-token | Sait que vous êtes connecté | 1 an |
| theme | Retient l’affichage sombre ou clair | Jusqu’à ce que vous l’effaciez |
| consent | Retient votre choix | 1 an |

## Catégories

- **Nécessaires** : connexion, sécurité, vos choix. Le site ne fonctionne pas sans eux.
- **Fonctionnels** : la messagerie de l’assistance.
- **Statistiques** : les pages lues, sans votre nom.
- **Marketing** : la campagne qui vous a amené ici.

## Votre choix

Vous pouvez changer d’avis à tout moment dans les réglages des cookies, et rien d’autre ne change.

Pour savoir ce que deviennent les données personnelles, lisez notre [politique de confidentialité](/information/privacy).
`,
    },
    about: {
      title: "À propos de nous",
      description: "Qui exploite {brand}, ce en quoi nous croyons et ce qui est fictif ici.",
      body: `
{brand} est un endroit calme pour jouer. Les faits se trouvent à côté de chaque jeu et personne ne vous presse.

## Ce que vous pouvez attendre

- Le coût d’une heure de jeu à côté de chaque jeu.
- Des retraits qui montrent l’étape où ils se trouvent.
- Une pause, dès que vous écrivez à l’assistance.

## Qui nous sommes

**{brand} Demo Ltd est une société fictive.** Ce site est une démonstration : ses licences, ses autorités et ses jeux sont inventés, et son argent est factice.

La page [Jouer sans risque](/responsible-gambling) explique comment garder le contrôle.
`,
    },
    privacy: {
      title: "Politique de confidentialité",
      description:
        "De quelles données personnelles nous avons besoin, pourquoi, combien de temps nous les gardons, et vos droits.",
      body: `
Nous demandons seulement ce que la loi ou votre compte exige.

## Ce que nous détenons, et pourquoi

| Données | Pourquoi | Combien de temps |
| Nom, adresse, date de naissance | La loi nous oblige à vous connaître | 5 ans après votre départ |
| Paiements et paris | Comptabilité et litiges | 5 ans |
| Limites et pauses | Pour vous protéger | Aussi longtemps qu’elles s’appliquent |
| Messages à l’assistance | Pour répondre | 2 ans |

## Qui les voit

Notre personnel, les prestataires de paiement, les fournisseurs de jeux (jamais votre nom) et les autorités qui en font la demande légale. Nous ne vendons rien.

## Vos droits

Vous pouvez lire, corriger et transférer vos données, et faire effacer ce qu’aucune loi ne nous oblige à garder. Écrivez à [privacy@{domain}](mailto:privacy@{domain}). Nous répondons dans les 30 jours.
`,
    },
    support: {
      title: "Contacter l’assistance",
      description: "Comment nous joindre, quand nous répondons et ce qu’il faut avoir sous la main.",
      body: `
Une personne lit chaque message, de jour comme de nuit.

| Moyen | Nous répondons |
| [support@{domain}](mailto:support@{domain}) | Dans les 4 heures |

## Ce qui nous aide

- La référence affichée sur une page d’erreur, s’il y en avait une.
- Le nom du jeu et l’heure de la partie.
- La date et le montant d’un paiement.

N’envoyez jamais votre mot de passe. Nous ne vous le demanderons jamais.

## Si votre jeu vous inquiète

Écrivez un seul mot, **pause**, et nous fermons aussitôt le jeu pour 24 heures.
`,
    },
    complaints: {
      title: "Réclamations",
      description: "Que faire en cas de désaccord avec nous : trois étapes et la durée maximale de chacune.",
      body: `
Si nous avons fait une erreur, nous voulons le savoir.

1. Écrivez à [l’assistance](/contact-us/support). La plupart des cas sont réglés en une journée.
2. Demandez un réexamen. Une personne qui n’est pas intervenue décide dans les 10 jours et donne ses raisons.
3. Adressez-vous au [médiateur indépendant](https://arbiter.example). Cela ne vous coûte rien, et nous acceptons sa décision.

Votre compte, votre argent et vos paris restent inchangés pendant que nous examinons le cas.
`,
    },
    "401": {
      title: "Veuillez vous connecter",
      description: "Cette page est réservée aux joueurs connectés.",
      body: "Cette page fait partie de votre compte. Connectez-vous, et nous vous y amenons.",
    },
    "500": {
      title: "Une erreur s’est produite ici",
      description: "Une erreur de notre côté.",
      body: "L’erreur vient de nous. Votre argent est en sécurité, et une partie commencée est enregistrée. Réessayez dans une minute.",
    },
  },
  menus: {
    information: {
      title: "Informations",
      entries: {
        about: "À propos de nous",
        terms_and_conditions: "Conditions générales",
        bonus_terms: "Conditions des bonus",
        casino_rules: "Règles du casino",
        betting_rules: "Règles des paris",
        payment_methods: "Moyens de paiement",
        privacy: "Politique de confidentialité",
        cookies_policy: "Politique relative aux cookies",
      },
    },
    "contact-us": {
      title: "Nous contacter",
      entries: {
        support: "Contacter l’assistance",
        responsible_gambling: "Jouer sans risque",
        age_restrictions: "Limite d’âge",
        complaints: "Réclamations",
        "https://helpline.example/": "Aide indépendante",
      },
    },
  },
  legal:
    "Exploité par {brand} Demo Ltd, une société fictive, sous la licence fictive {number} délivrée par l’autorité fictive {authority}.",
};
