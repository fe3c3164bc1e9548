import type { Texts } from "./shape";

/** The pages, menus and legal words in French, written as `en.ts` says; a no-break space stands before a colon. */
export const fr: Texts = {
  pages: {
    terms_and_conditions: {
      title: "Conditions générales",
      description: "L’accord entre vous et Greenroom en termes simples : votre compte, votre argent et vos droits.",
      body: `
Ces conditions sont l’accord entre vous et Greenroom Demo Ltd. Si une phrase n’est pas claire, [demandez-nous](/contact-us/support) avant de jouer.

## Qui peut ouvrir un compte

- Vous avez au moins 18 ans, ou plus si la loi de votre pays l’exige.
- Vous jouez pour vous-même, avec votre propre argent.
- Vous avez un seul compte, à votre vrai nom et à votre vraie adresse.

## Votre compte

Gardez votre mot de passe pour vous et déconnectez-vous des appareils partagés. Nous vérifions votre identité au plus tard avant le premier retrait, et nous vous disons quel document manque et pourquoi.

## Votre argent

Les dépôts sont conservés séparément de notre propre argent. Les retraits reviennent sur le moyen de paiement que vous avez utilisé, chaque fois que c’est possible. Nous ne prenons de frais ni pour les uns ni pour les autres.

## Jeux et erreurs

Le résultat enregistré par le serveur de jeu fait foi. Si un jeu ou notre site tombe en panne, nous remboursons la mise de chaque partie qui ne peut pas être terminée.

## Clôture d’un compte

Vous pouvez clôturer votre compte à tout moment et emporter votre solde. Nous pouvons le clôturer en cas de fraude, ou quand la loi le demande. Nous vous le disons alors par écrit.

## Changements et désaccords

Nous annonçons une nouvelle version au moins 14 jours avant qu’elle ne s’applique. En cas de désaccord, suivez notre [procédure de réclamation](/contact-us/complaints).
`,
    },
    bonus_terms: {
      title: "Conditions des bonus",
      description:
        "Le fonctionnement des bonus : mises, délais, mise maximale, jeux exclus et ce à quoi vous renoncez.",
      body: `
Un bonus est toujours votre choix. Vous pouvez le refuser, jouer sans lui ou y renoncer plus tard.

## Six informations avant d’accepter

Chaque offre montre ces informations avant que vous n’appuyiez sur un bouton.

| Information | Sauf si l’offre dit autre chose |
| Montant | Affiché dans votre devise |
| Condition de mise | 30 fois le bonus, affichée comme un montant |
| Durée | 30 jours |
| Mise maximale | 5 EUR par partie |
| Jeux exclus | Casino en direct, jeux de table et jackpots |
| Si vous y renoncez | Vous perdez le bonus et ce qu’il a fait gagner |

## L’ordre de votre argent

Votre propre argent est toujours joué en premier. Vous pouvez le retirer à tout moment. Un retrait met fin à un bonus encore actif.

## Comment les mises comptent

- Les machines à sous comptent en entier.
- Les jeux instantanés comptent pour moitié.
- Les jeux exclus ne comptent pas, et nous vous arrêtons avant que vous n’y jouiez avec un bonus.

## Ce que nous n’acceptons pas

Un bonus par personne, par foyer et par moyen de paiement. Si nous reprenons un bonus, nous indiquons la règle, et vous gardez l’argent que vous avez déposé.
`,
    },
    casino_rules: {
      title: "Règles du casino",
      description:
        "Le fonctionnement des jeux de casino ici : hasard, taux de retour au joueur, parties interrompues et gains maximaux.",
      body: `
Chaque jeu affiche ses propres règles. Celles-ci valent pour tous.

## Le hasard

Les résultats viennent d’un générateur de nombres aléatoires certifié, chez le fournisseur du jeu. Ni vous ni nous ne pouvons les influencer, et aucune partie ne se souvient de la précédente.

## Taux de retour au joueur

C’est la part de toutes les mises qu’un jeu rend sur des millions de parties. Il ne dit rien de votre soirée. Nous l’affichons à côté de chaque jeu, avec le coût moyen d’une heure de jeu.

## Parties interrompues

1. Le fournisseur enregistre une partie dès que votre mise est prise.
2. Rouvrez le même jeu, et la partie continue.
3. Si elle ne peut pas continuer, votre mise vous revient sous 24 heures.

## Démo

En démo, rien n’est misé et rien n’est gagné. Les chances sont les mêmes.
`,
    },
    betting_rules: {
      title: "Règles des paris",
      description: "La prise, le règlement et l’annulation des paris : cotes, résultats, reports et erreurs.",
      body: `
Ces règles valent pour chaque pari sur le sport et le sport virtuel.

## Quand un pari est valable

Un pari est valable quand son reçu affiche un numéro. À partir de là, les cotes sont fixes. Si elles changent avant, nous vous demandons d’abord.

## Règlement

| Cas | Ce qui se passe |
| L’événement est terminé | Réglé selon le résultat officiel, en général dans l’heure |
| Reporté de plus de 48 heures | Annulé : la mise est remboursée |
| Arrêté définitivement | Annulé, sauf si le résultat était déjà certain |
| Le joueur ne participe pas | Les paris sur ce joueur sont annulés |
| Ex æquo | La mise est divisée par le nombre de vainqueurs |

## Erreurs

Quand les cotes étaient manifestement fausses, nous réglons aux bonnes cotes et vous le disons. Si nous vous devons plus que ce que nous avons payé, vous recevez la différence.

## Qui ne peut pas parier

Les joueurs, les entraîneurs et les officiels ne peuvent pas parier sur les compétitions auxquelles ils participent.
`,
    },
    payment_methods: {
      title: "Moyens de paiement",
      description: "Les moyens de déposer et de retirer de l’argent, leurs délais et leur coût.",
      body: `
Voici les moyens de paiement de votre marché. Nous ne prenons pas de frais. Votre banque peut en prendre : demandez-lui d’abord si vous payez dans une autre devise.

## Les délais

| Type | Dépôt | Retrait après notre contrôle |
| Carte | Immédiat | 1 à 3 jours ouvrés |
| Banque | Immédiat, ou 1 jour ouvré | 1 à 2 jours ouvrés |
| Portefeuille | Immédiat | Dans l’heure |
| Coupon prépayé | Immédiat | Sur votre compte bancaire |

## Avant le premier retrait

Nous devons savoir que vous êtes bien vous et que le moyen de paiement est le vôtre. Vous pouvez envoyer les documents le jour où vous ouvrez votre compte, pour que rien n’attende plus tard.

## Trois règles

- Payez seulement avec des moyens de paiement à votre nom.
- Les retraits reviennent sur le moyen de paiement du dépôt, quand c’est possible.
- Nous contrôlons un retrait sous 24 heures. Vous voyez à quelle étape il en est et qui agit ensuite.

## Garder le contrôle

Fixez une [limite de dépôt](/responsible-gambling) avant le premier dépôt.
`,
    },
    responsible_gambling: {
      title: "Jeu responsable",
      description: "Limites, pauses et aide : vos outils ici, les signes à surveiller et à qui parler.",
      body: `
Le jeu est un divertissement qui coûte de l’argent. Quand ce n’est plus un plaisir, il est temps d’arrêter. Personne ici n’essaiera de vous en dissuader.

## Les outils de votre compte

| Outil | Ce qu’il fait |
| Limite de dépôt | Le plus que vous pouvez déposer par jour, par semaine ou par mois |
| Limite de perte | Le plus que vous pouvez perdre |
| Rappel de jeu | Dit combien de temps vous avez joué, et ce que cela a coûté |
| Pause de jeu | Ferme le jeu pendant 24 heures à six semaines |
| Auto-exclusion | Ferme votre compte pendant au moins six mois |

Un réglage plus strict s’applique aussitôt. Un réglage plus souple attend, et vous devez le confirmer.

## Les signes à surveiller

- Vous jouez pour regagner ce que vous avez perdu.
- Vous cachez combien vous jouez.
- Vous empruntez, ou vous dépensez l’argent du loyer ou des courses.
- Vous ne tenez pas en place quand vous ne jouez pas.

Si vous reconnaissez deux de ces signes, faites une pause aujourd’hui.

## Parler à quelqu’un

[L’assistance](/contact-us/support) peut fixer chaque limite pour vous. [L’aide indépendante](https://helpline.example) est gratuite et ne nous dit pas que vous avez appelé.
`,
    },
    age_restrictions: {
      title: "Âge minimum",
      description:
        "Personne ne peut jouer avant 18 ans. Comment nous vérifions l’âge, et comment protéger les enfants du jeu.",
      body: `
Personne ne peut jouer ici avant 18 ans. Si la loi de votre pays fixe un âge plus élevé, c’est cet âge qui compte.

## Comment nous vérifions

1. Nous comparons votre nom et votre date de naissance avec des registres publics quand vous ouvrez un compte.
2. S’il n’y a pas d’inscription, nous demandons une pièce d’identité.
3. Tant que votre âge n’est pas certain, vous ne pouvez ni déposer, ni jouer, ni retirer.

## Si quelqu’un est trop jeune

Nous clôturons le compte, remboursons tous les dépôts et ne versons aucun gain. Nous n’utilisons jamais ces données pour la publicité.

## À la maison

- Ne partagez jamais votre mot de passe, et ne l’enregistrez pas sur un appareil de la famille.
- Déconnectez-vous quand vous partez.
- Utilisez un logiciel de filtrage, par exemple [Net Guardian](https://filters.example).

Si vous pensez qu’un mineur joue ici, [écrivez-nous](/contact-us/support). Nous examinons la situation le jour même.
`,
    },
    cookies_policy: {
      title: "Politique des cookies",
      description: "Les cookies que garde ce site, leur usage et leur durée, et comment vous choisissez.",
      body: `
Un cookie est une petite note qu’un site laisse dans votre navigateur. Nous en gardons le moins possible. Rien de facultatif n’est chargé avant que vous ne disiez oui.

## Ce que nous gardons

| Nom | Usage | Durée |
| id-token | Sait que vous êtes connecté | 1 an |
| theme | Se souvient du thème sombre ou clair | Jusqu’à ce que vous l’effaciez |
| consent | Se souvient de votre choix | 1 an |

## Les groupes

- **Nécessaires** : connexion, sécurité, vos choix. Le site ne fonctionne pas sans eux.
- **Fonctionnels** : la messagerie instantanée de l’assistance.
- **Statistiques** : quelles pages sont lues, sans votre nom.
- **Marketing** : quelle campagne vous a amené ici.

## Votre choix

Vous pouvez changer d’avis à tout moment dans les réglages des cookies, et rien d’autre ne change.

Notre [avis de confidentialité](/information/privacy) dit ce que deviennent les données personnelles.
`,
    },
    about: {
      title: "À propos de nous",
      description: "Qui gère Greenroom, ce en quoi nous croyons, et ce qui y est fictif.",
      body: `
Greenroom est un endroit calme pour jouer. Les faits sont à côté de chaque jeu, les limites à deux gestes, et personne ne vous presse.

## À quoi vous attendre

- Le coût d’une heure de jeu à côté de chaque jeu.
- Des retraits qui montrent à quelle étape ils en sont.
- Une pause, toujours à un choix de distance.

## Qui nous sommes

**Greenroom Demo Ltd est une société fictive.** Ce site est une démonstration : ses licences, ses autorités et ses jeux sont inventés, et son argent est factice.

[Jeu responsable](/responsible-gambling) dit comment garder le contrôle.
`,
    },
    privacy: {
      title: "Avis de confidentialité",
      description:
        "Les données personnelles dont nous avons besoin, pourquoi, combien de temps nous les gardons, et vos droits.",
      body: `
Nous demandons seulement ce que la loi ou votre compte exige.

## Ce que nous gardons, et pourquoi

| Données | Pourquoi | Combien de temps |
| Nom, adresse, date de naissance | La loi nous demande de vous connaître | 5 ans après votre départ |
| Paiements et paris | Comptabilité et désaccords | 5 ans |
| Limites et pauses | Pour vous protéger | Tant qu’elles s’appliquent |
| Messages à l’assistance | Pour répondre | 2 ans |

## Qui les voit

Notre personnel, les services de paiement, les fournisseurs de jeux (jamais votre nom) et les autorités dont la demande est légale. Nous ne vendons rien.

## Vos droits

Vous pouvez lire, corriger et emporter vos données, et faire effacer ce qu’aucune loi ne nous oblige à garder. Écrivez à [privacy@greenroom.example](mailto:privacy@greenroom.example). Nous répondons sous 30 jours.
`,
    },
    support: {
      title: "Contacter l’assistance",
      description: "Comment nous joindre, quand nous répondons, et ce qu’il faut avoir sous la main.",
      body: `
Une personne lit chaque message, de jour comme de nuit.

| Moyen | Nous répondons |
| [support@greenroom.example](mailto:support@greenroom.example) | Sous 4 heures |
| Messagerie instantanée, quand vous êtes connecté | Sous 2 minutes |

## Ce qui nous aide

- La référence d’une page d’erreur, si vous en avez vu une.
- Le nom du jeu et l’heure de la partie.
- La date et le montant d’un paiement.

N’envoyez jamais votre mot de passe. Nous ne vous le demanderons jamais.

## S’il s’agit de votre façon de jouer

Écrivez un mot, **pause**, et nous fermons aussitôt le jeu pendant 24 heures.
`,
    },
    complaints: {
      title: "Réclamations",
      description: "Que faire quand vous n’êtes pas d’accord avec nous : trois étapes, et le temps maximal de chacune.",
      body: `
Si nous avons fait une erreur, nous voulons le savoir.

1. Écrivez à [l’assistance](/contact-us/support). La plupart des questions sont réglées en un jour.
2. Demandez un réexamen. Une personne qui n’était pas concernée décide sous 10 jours et donne ses raisons.
3. Adressez-vous au [médiateur indépendant](https://arbiter.example). Cela ne vous coûte rien, et nous acceptons ce qu’il décide.

Votre compte, votre argent et vos paris restent tels quels pendant que nous examinons la question.
`,
    },
    "401": {
      title: "Connectez-vous",
      description: "Cette page est réservée aux joueurs connectés.",
      body: "Cette page fait partie de votre compte. Connectez-vous et nous vous y conduisons.",
    },
    "500": {
      title: "Un problème est survenu chez nous",
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
        privacy: "Confidentialité",
        cookies_policy: "Cookies",
      },
    },
    "contact-us": {
      title: "Nous contacter",
      entries: {
        support: "Assistance",
        responsible_gambling: "Jeu responsable",
        age_restrictions: "Âge minimum",
        complaints: "Réclamations",
        "https://helpline.example/": "Aide indépendante",
      },
    },
  },
  legal: "Géré par Greenroom Demo Ltd, société fictive, sous la licence fictive {number} ({authority}).",
};
