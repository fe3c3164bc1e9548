/** The least that Next can serve: what it weighs is the floor that the lobby is measured against. */
export default function Page() {
  return <h1>Bare</h1>;
}
