// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateCampaignDetail, validateCampaignId } from './components.js';
import { joined, mostErrors } from './runtime.js';

function validateCampaignsGetArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCampaignsGetArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(key0 === "campaignId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err2);
errors++;
}
validateCampaignsGetArguments.errors = vErrors;
return errors === 0;
}
validateCampaignsGetArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateCampaignsGetArguments as args,
  validateCampaignDetail as value,
};
