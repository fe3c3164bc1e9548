import { type ContentDocument, localise, makeDocument, type Words, words } from "./document";

/** The lists of the questionnaire on a player's money, by the ids that the platform knows. "other" takes a text of the player's own. */
const occupations: Readonly<Record<string, Words>> = {
  employed: words(
    "Employed|Palkansaaja|Ansatt|Angestellt|Salarié|Empleado|Empregado|会社員|Çalışan|Zatrudniony|Empleyado",
  ),
  "self-employed": words(
    "Self-employed|Yrittäjä|Selvstendig|Selbstständig|Indépendant|Autónomo|Trabalhador independente|自営業|Serbest çalışan|Samozatrudniony|May sariling hanapbuhay",
  ),
  student: words("Student|Opiskelija|Student|Studierend|Étudiant|Estudiante|Estudante|学生|Öğrenci|Student|Mag-aaral"),
  retired: words(
    "Retired|Eläkkeellä|Pensjonist|Im Ruhestand|Retraité|Jubilado|Reformado|退職者|Emekli|Na emeryturze|Retirado",
  ),
  unemployed: words(
    "Not employed|Työtön|Uten arbeid|Ohne Beschäftigung|Sans emploi|Sin empleo|Sem emprego|無職|Çalışmıyor|Bez pracy|Walang trabaho",
  ),
  other: words("Other|Muu|Annet|Sonstiges|Autre|Otra|Outra|その他|Diğer|Inne|Iba pa"),
};

const sourcesOfFunds: Readonly<Record<string, Words>> = {
  salary: words("Salary|Palkka|Lønn|Gehalt|Salaire|Salario|Salário|給与|Maaş|Wynagrodzenie|Sahod"),
  pension: words("Pension|Eläke|Pensjon|Rente|Pension de retraite|Pensión|Pensão|年金|Emekli maaşı|Emerytura|Pensiyon"),
  business: words(
    "Business|Yritystoiminta|Næringsvirksomhet|Unternehmen|Entreprise|Negocio|Negócio|事業|İşletme|Działalność|Negosyo",
  ),
  savings: words("Savings|Säästöt|Sparepenger|Ersparnisse|Épargne|Ahorros|Poupanças|貯蓄|Birikim|Oszczędności|Ipon"),
  inheritance: words("Inheritance|Perintö|Arv|Erbschaft|Héritage|Herencia|Herança|相続|Miras|Spadek|Mana"),
  other: words("Other|Muu|Annet|Sonstiges|Autre|Otro|Outro|その他|Diğer|Inne|Iba pa"),
};

export function makeQuestionnaireDocuments(): ContentDocument[] {
  const make = (type: string, options: Readonly<Record<string, Words>>) =>
    Object.entries(options).map(([key, label], order) =>
      makeDocument(type, `${type}-${key}`, { key, order, label: localise(label) }),
    );
  return [...make("occupation", occupations), ...make("sourceOfFunds", sourcesOfFunds)];
}
