import { expect, importResume, test } from "./fixtures";

test("old addresses redirect to the new ones", async ({ signedIn: page }) => {
  const id = await importResume(page);
  await page.goto("/agent/threads/1");
  await expect(page).toHaveURL(/\/assistant$/);
  await page.goto("/dashboard/resumes");
  await expect(page).toHaveURL(/\/documents\?kind=resume$/);
  await page.goto("/dashboard/settings/api-keys");
  await expect(page).toHaveURL(/\/settings\/keys$/);
  await page.goto(`/builder/${id}`);
  await expect(page).toHaveURL(new RegExp(`/resumes/${id}$`));
});
